export function meta() {
  return [{ title: "About Us | Tabeeb" }];
}

export default function AboutPage() {
  return (
    <main>
      <h1>About Us</h1>
    </main>
  );
}
