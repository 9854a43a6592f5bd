export function NotFoundPage() {
  return <main>NotFound</main>;
}
