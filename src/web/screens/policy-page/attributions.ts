/** Third-party work in the product, with SPDX licence names. A test compares the list with the actual dependencies. */

export type Attribution = {
  name: string
  by: string
  licence: string
  link: string
  /** Its role in the product, and for data what we did with it. */
  use: string
}

const fromNpm = (name: string, by: string, licence: string, use: string): Attribution => ({
  name,
  by,
  licence,
  link: `https://www.npmjs.com/package/${name}`,
  use,
})

/** Links to the licence text at spdx.org. */
export const licenceLink = (licence: string): string => `https://spdx.org/licenses/${licence}.html`

export const MODELS_AND_DATA: readonly Attribution[] = [
  {
    name: 'bge-small-en-v1.5',
    by: 'Beijing Academy of Artificial Intelligence',
    licence: 'MIT',
    link: 'https://huggingface.co/BAAI/bge-small-en-v1.5',
    use: 'the network our model started from, trained further and made smaller by us',
  },
  {
    name: 'BERT-base',
    by: 'Google',
    licence: 'Apache-2.0',
    link: 'https://github.com/google-research/bert',
    use: 'the network our model’s teachers started from',
  },
  {
    name: 'EmpatheticDialogues',
    by: 'Rashkin, Smith, Li and Boureau, 2019',
    licence: 'CC-BY-4.0',
    link: 'https://github.com/facebookresearch/EmpatheticDialogues',
    use: 'texts our model learned from, 8,000 of them relabelled by us',
  },
  {
    name: 'GoEmotions',
    by: 'Demszky, Movshovitz-Attias, Ko, Cowen, Nemade and Ravi, 2020',
    licence: 'CC-BY-4.0',
    link: 'https://github.com/google-research/google-research/tree/master/goemotions',
    use: 'texts our model learned from, with their labels gathered into our groups',
  },
  {
    name: 'enISEAR',
    by: 'Troiano, Padó and Klinger, 2019',
    licence: 'ODC-By-1.0',
    link: 'https://aclanthology.org/P19-1391/',
    use: 'texts and emotions our model learned from',
  },
  {
    name: 'Reddit C-SSRS',
    by: 'Gaur and others, 2019',
    licence: 'CC-BY-4.0',
    link: 'https://doi.org/10.5281/zenodo.2667859',
    use: '193 sentences that help us notice danger',
  },
]

export const LETTERS_AND_ICONS: readonly Attribution[] = [
  fromNpm(
    '@fontsource-variable/figtree',
    'The Figtree Project Authors',
    'OFL-1.1',
    'the font for text',
  ),
  fromNpm(
    '@fontsource/fraunces',
    'The Fraunces Project Authors',
    'OFL-1.1',
    'the font for headings',
  ),
  fromNpm('lucide-react', 'Lucide Icons and Contributors', 'ISC', 'the icons'),
]

export const PROGRAMS: readonly Attribution[] = [
  fromNpm('@hono/node-server', 'Yusuke Wada and Hono contributors', 'MIT', 'handles requests'),
  fromNpm('@resvg/resvg-wasm', 'yisibl and contributors', 'MPL-2.0', 'draws share previews'),
  fromNpm('@simplewebauthn/server', 'Matthew Miller', 'MIT', 'verifies passkeys'),
  fromNpm('@tanstack/react-query', 'Tanner Linsley', 'MIT', 'caches replies in the browser'),
  fromNpm(
    '@vitejs/plugin-react',
    'Yuxi (Evan) You and Vite contributors',
    'MIT',
    'builds the pages',
  ),
  fromNpm('d3-force', 'Mike Bostock', 'ISC', 'lays out the map'),
  fromNpm('hono', 'Yusuke Wada and Hono contributors', 'MIT', 'handles requests'),
  fromNpm('kysely', 'Sami Koskimäki', 'MIT', 'queries the database'),
  fromNpm('node', 'Node.js contributors', 'MIT', 'runs the server'),
  fromNpm('nodemailer', 'Andris Reinman', 'MIT-0', 'sends email'),
  fromNpm('onnxruntime-web', 'Microsoft Corporation', 'MIT', 'runs the model'),
  fromNpm('openid-client', 'Filip Skokan', 'MIT', 'signs in through other accounts'),
  fromNpm('pg', 'Brian Carlson', 'MIT', 'connects to PostgreSQL'),
  fromNpm('react', 'Meta Platforms, Inc. and affiliates', 'MIT', 'draws the pages'),
  fromNpm('react-dom', 'Meta Platforms, Inc. and affiliates', 'MIT', 'draws the pages'),
  fromNpm('stripe', 'Stripe, Inc.', 'MIT', 'takes payments'),
  fromNpm('uqr', 'Project Nayuki and Anthony Fu', 'MIT', 'draws QR codes'),
  fromNpm('vite', 'VoidZero Inc. and Vite contributors', 'MIT', 'builds the pages'),
  fromNpm('wouter', 'Alexey Taktarov', 'Unlicense', 'moves between pages'),
  fromNpm('zod', 'Colin McDonnell', 'MIT', 'validates input'),
]
