export function meta() {
  return [{ title: "Enter the code | Tabeeb" }];
}

export default function OtpPage() {
  return (
    <main>
      <h1>Enter the code</h1>
    </main>
  );
}
