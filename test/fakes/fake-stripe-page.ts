/** Where the stand-in for Stripe lets people "pay". It belongs to no page of the product. */
export const fakePayPage = (sessionId: string): string =>
  page(
    'Pretend payment',
    form(`/pay/${encodeURIComponent(sessionId)}/paid`, 'Pay') +
      form(`/pay/${encodeURIComponent(sessionId)}/cancelled`, 'Go back'),
  )

/** As Stripe's own page for a bill, it leads nowhere afterwards. */
export const fakeInvoicePage = (invoiceId: string, isOpen: boolean): string =>
  page(
    'Pretend invoice',
    isOpen
      ? form(`/invoice/${encodeURIComponent(invoiceId)}`, 'Pay invoice')
      : '<p>Invoice paid</p>',
  )

export const fakePortalPage = (customerId: string): string =>
  page('Pretend portal', `<p>Invoices and cards of ${encodeURIComponent(customerId)}</p>`)

const form = (action: string, label: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>\n`

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<h1>${title}</h1>
<p>This stands in for the payment provider. No money moves.</p>
${content}</html>`
