export function meta() {
  return [{ title: "Products | Tabeeb" }];
}

export default function ProductsPage() {
  return (
    <main>
      <h1>Products</h1>
    </main>
  );
}
