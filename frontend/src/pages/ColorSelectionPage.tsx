export function ColorSelectionPage() {
  return <main>ColorSelection</main>;
}
