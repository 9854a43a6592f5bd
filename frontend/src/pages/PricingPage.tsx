export function PricingPage() {
  return <main>Pricing</main>;
}
