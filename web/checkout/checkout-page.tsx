export function meta() {
  return [{ title: "Contact Information | Tabeeb" }];
}

export default function CheckoutPage() {
  return (
    <main>
      <h1>Contact Information</h1>
    </main>
  );
}
