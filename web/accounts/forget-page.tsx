export function meta() {
  return [{ title: "Forgot password? | Tabeeb" }];
}

export default function ForgetPage() {
  return (
    <main>
      <h1>Forgot password?</h1>
    </main>
  );
}
