export function FeaturesPage() {
  return <main>Features</main>;
}
