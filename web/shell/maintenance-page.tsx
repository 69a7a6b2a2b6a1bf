export function meta() {
  return [{ title: "Under Maintenance | Tabeeb" }];
}

export default function MaintenancePage() {
  return (
    <main>
      <h1>Under Maintenance</h1>
    </main>
  );
}
