export function meta() {
  return [{ title: "Sign up | Tabeeb" }];
}

export default function SignupPage() {
  return (
    <main>
      <h1>Sign up</h1>
    </main>
  );
}
