/**
 * What a browser gets when not even the error page could be rendered: no script, no style, nothing that can fail.
 * `reference` finds the cause in the log.
 */
export function lastResortPage(reference: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tabeeb</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 40em; margin: 15vh auto; padding: 0 16px">
<h1>Something went wrong on our side</h1>
<p>Your cart is kept. Try again in a moment, or go back to the <a href="/">first page</a>.</p>
<p>Reference: ${reference}</p>
</body>
</html>`;
}
