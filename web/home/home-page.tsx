export function meta() {
  return [{ title: "Elevate Your Medical Uniform | Tabeeb" }];
}

export default function HomePage() {
  return (
    <main>
      <h1>Elevate Your Medical Uniform</h1>
    </main>
  );
}
