export function LandingPage() {
  return <main>Landing</main>;
}
