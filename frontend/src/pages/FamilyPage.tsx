export function FamilyPage() {
  return <main>Family</main>;
}
