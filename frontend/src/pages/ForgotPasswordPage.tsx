export function ForgotPasswordPage() {
  return <main>ForgotPassword</main>;
}
