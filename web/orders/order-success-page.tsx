export function meta() {
  return [{ title: "Your Order is Confirmed! | Tabeeb" }];
}

export default function OrderSuccessPage() {
  return (
    <main>
      <h1>Your Order is Confirmed!</h1>
    </main>
  );
}
