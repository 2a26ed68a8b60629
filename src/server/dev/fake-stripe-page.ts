/** Where the stand-in for Stripe lets people "pay". It belongs to no page of the product. */
export const fakePayPage = (sessionId: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pretend payment</title>
<h1>Pretend payment</h1>
<p>This stands in for the payment provider. No money moves.</p>
<form method="post" action="/pay/${encodeURIComponent(sessionId)}/paid"><button>Pay</button></form>
<form method="post" action="/pay/${encodeURIComponent(sessionId)}/cancelled"><button>Go back</button></form>
</html>`
