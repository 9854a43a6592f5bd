export function ResetPasswordPage() {
  return <main>ResetPassword</main>;
}
