/**
 * What the product was ordered with, row by row: what each page shows without a press, what is said when something is
 * done, and every number. `spec-rows.test.ts` holds texts and numbers, `e2e/spec-rows.spec.ts` what is in sight at both
 * widths.
 */

export type Who = 'visitor' | 'newcomer' | 'writer'

type InSight = {
  path: string
  who: readonly Who[]
  texts: readonly string[]
  /** Beside those, where there is room for them; a phone has them behind "…" or in short. */
  onDesk?: readonly string[]
  onPhone?: readonly string[]
  /** What is a picture or a field, on a desk: in sight too, under this name. */
  named?: readonly string[]
  /** Links and buttons of the header, at every width. */
  inHeader?: readonly string[]
}

const EVERYONE = ['visitor', 'newcomer', 'writer'] as const
const PEOPLE = ['newcomer', 'writer'] as const

const CORNERS = ['People', 'Ideas/Likes', 'Life Story', 'Accomplishments', 'SELF']

export const IN_SIGHT: readonly InSight[] = [
  {
    path: '/dashboard',
    who: EVERYONE,
    texts: [
      ...['Emotional Intelligence Analysis', 'Quick Tour', 'Learn More'],
      ...['Analyze Situation', 'Analyze', 'My Self-Map', 'View Map'],
      ...['Subscription Status', 'Your current plan and usage', 'Free Plan', 'Upgrade Now'],
      ...['Situation Analysis', 'Self-Map Items', 'Custom Categories'],
      ...['Learn More About Emotions', 'Watch video', 'Emotional intelligence'],
      ...['Mind Hacking Happiness, Volume I', 'Mind Hacking Happiness, Volume II'],
      ...['Dashboard', 'Self Map', 'Learn', '2025'],
    ],
    onDesk: ['Situation History', 'Subscription', 'Navigation', 'Account'],
    inHeader: ['Share', 'Learn', 'Toggle theme'],
  },
  {
    path: '/dashboard',
    who: ['visitor'],
    texts: ['Your Sample Self-Map', 'Feature Limits', '0/5', '0/2', ...CORNERS],
    inHeader: ['Log in'],
    onDesk: [
      ...['Family 0.5', 'Friends 0.8', 'Colleagues 0.3', 'Partner/Spouse 0.5'],
      ...['Work-Life Balance 0.9', 'Personal Growth 0.7', 'Health & Wellness 0.9'],
      ...['Career Success 0.6', 'Childhood 0.1', 'Education 0.7', 'Career Journey 0.5'],
      ...['Relationships 0.6', 'Professional Success 0.6', 'Skills Gained 0.5', 'Integrity 0.7'],
      'Challenges Overcome 0.4',
    ],
  },
  {
    path: '/dashboard',
    who: PEOPLE,
    texts: [],
    onDesk: ['PREMIUM', 'Log Out'],
    onPhone: ['History', 'Analytics'],
    inHeader: ['My Account'],
  },
  {
    path: '/',
    who: ['visitor'],
    texts: [
      ...['Free 24-hour trial active!', 'Start Your Journey', 'Explore Your Mind', 'left'],
      ...['Self-Map Visualization', 'Emotion Analysis', 'Personal Growth', 'Create Account'],
    ],
  },
  {
    path: '/auth',
    who: ['visitor'],
    texts: ['Welcome to Innermap', 'Sign In', 'Sign Up', 'First Name', 'Email', 'Create Account'],
    onDesk: ['Self-Mapping', 'Emotional Intelligence', 'Situational Analysis'],
  },
  {
    path: '/self-map',
    who: PEOPLE,
    texts: [
      ...['Dashboard', 'My Self-Map', 'Visualization', 'Relationships', ...CORNERS],
      ...['Name', 'Attachment Power', 'Actions', 'Example', 'Save as Mine', 'Add Relationship'],
      ...['Add New Item', 'Share Self-Map'],
      ...['Supports', 'Conflicts', 'Influences', 'Spouse', '0.95', '0.85', '0.65', '0.75'],
    ],
  },
  {
    path: '/self-map',
    who: ['visitor'],
    texts: ['Self-Map Explorer', 'Sign In to Get Started', 'Example', 'Attachment Power'],
  },
  {
    path: '/analyze-situation',
    who: EVERYONE,
    texts: ['Dashboard', 'Analyze a Situation', 'Title', 'Analyze'],
    named: ['Description'],
  },
  {
    path: '/analyze-situation',
    who: ['visitor'],
    texts: ['7-day free trial', 'Personal Self-Map', 'Unlimited analysis', 'Premium insights'],
  },
  { path: '/analyze-situation', who: ['writer'], texts: ['The last one', 'What you feel'] },
  {
    path: '/situation-history',
    who: ['visitor', 'writer'],
    texts: ['Dashboard', 'Situation History', 'Title', 'Date', 'Actions'],
    onDesk: ['View'],
  },
  { path: '/situation-history', who: ['writer'], texts: ['The last one'], onDesk: ['Delete'] },
  {
    path: '/situation-history?situation=1001',
    who: ['visitor'],
    texts: ['Title', 'Date', 'Actions', 'What you feel'],
  },
  {
    path: '/learn',
    who: EVERYONE,
    texts: ['Understanding the', 'Self-Map', 'Emotion Types', 'Applications'],
  },
  { path: '/learn/emotional-intelligence', who: EVERYONE, texts: ['Back to resources'] },
  { path: '/subscription', who: PEOPLE, texts: ['Dashboard', 'Free', 'Premium', '$10', '$0'] },
  {
    path: '/subscription/cancel',
    who: ['newcomer'],
    texts: [
      'Subscription Cancelled',
      "You've cancelled the subscription process. You can subscribe at any time to get access to premium features.",
      ...['Back to Subscription Page', 'Return to Home'],
    ],
  },
  {
    path: '/profile',
    who: PEOPLE,
    texts: ['Dashboard', 'My Profile', '@', 'Manage Subscription', 'Log Out'],
  },
  {
    path: '/premium-analytics',
    who: ['visitor', 'newcomer'],
    texts: [
      ...['Back to Dashboard', 'Premium Analytics'],
      'Gain deeper insights into your emotional patterns and Self-Map data',
      ...['Emotion Patterns', 'Self-Map Insights', 'Relationships'],
      ...['Joy', 'Sadness', 'Anxiety', 'Hope', 'Frequency', 'Intensity', '80%', '72%'],
    ],
  },
  {
    path: '/premium-analytics',
    who: ['writer'],
    texts: ['Emotion Patterns', 'Frequency', 'Intensity', '%'],
  },
  {
    path: '/premium-analytics?tab=relationships',
    who: ['newcomer'],
    texts: ['Emotion Patterns', 'Self-Map Insights', 'Relationships', 'Link at least two items'],
  },
  {
    path: '/premium-analytics?tab=self-map',
    who: ['visitor'],
    texts: ['Category Distribution', 'People', 'Ideas', 'Life Story', 'Custom Category'],
  },
  { path: '/no-such-page', who: EVERYONE, texts: ['404 Page Not Found'] },
]

/** Said when something was done, refused or missing, by the part of the product that says it. */
export const SAID: Record<string, readonly string[]> = {
  shell: [
    ...['Toggle theme', 'My Account', 'Profile', 'Log out', 'Log in', 'Dev Login', 'Loading...'],
    ...['Analyze a Situation', 'Visualize Your Self-Map', 'Explore Your Emotions', 'Learn More'],
    ...['Back', 'Next', 'Done', 'Did you forget to add the page to the router?'],
    ...['No email provided', 'Failed to fetch user', 'Free Plan', 'Active'],
  ],
  'sign-in': [
    ...['Sign in failed', 'Registration failed', 'Welcome back!', 'Account created!'],
    ...["You've been signed in successfully.", 'Your free trial has started.'],
    ...['First name is required', 'Please enter a valid email', 'Signing in...'],
    'Creating account...',
  ],
  development: [
    ...['Developer Mode', 'Developer login button is now visible', 'Development Mode'],
    ...['Development login failed', 'Unable to create development test account'],
    ...['Development login successful', "You're now logged in with a development test account"],
    'Development API error',
  ],
  map: [
    ...['Failed to update self-map item', 'Failed to delete self-map item'],
    ...[
      'Failed to add self-map item',
      'Failed to add relationship',
      'Failed to save your Self-Map',
    ],
    ...['Failed to generate image', 'Failed to share self-map', 'Failed to create item'],
    ...['Failed to update item', 'Failed to delete item', 'Please try again', 'Reset Failed'],
    ...['There was a problem resetting your self-map.', 'Invalid input'],
    ...['Item name cannot be empty.', 'Item created', 'Item updated', 'Item deleted'],
    ...['Self-Map Reset', 'Reset to Examples', 'Save Map', 'Save as Mine', 'Share Self-Map'],
  ],
  relationships: [
    ...['Please log in to create relationships.', 'Not logged in', 'Missing fields'],
    ...['Please select both source and target items.', 'Invalid selection'],
    ...['Source and target items cannot be the same.', 'Error creating relationship'],
    ...['Failed to create relationship.', 'Invalid response from server'],
    ...['Error deleting relationship', 'Relationship created', 'Relationship deleted'],
  ],
  situations: [
    ...['Title must be at least 3 characters', 'Description must be at least 10 characters'],
    ...['Select at least one self-map item', 'Analyzing...', 'Situation created'],
    ...['Your situation has been saved successfully.', 'Failed to create situation'],
    ...['Failed to delete situation', 'Situation deleted', 'Analysis requested'],
    ...['Analysis complete', 'Your emotional analysis is ready.', 'Analysis failed'],
    'Your situation has been analyzed successfully.',
    'Unable to analyze the situation. Please try again later.',
    'Failed to load the situation analysis. Please try again.',
    ...['No Analysis Available', 'There is no analysis available for this situation yet.'],
    ...['Refresh Analysis', 'User must be authenticated to save situations'],
    'No self-map items found. Please create some first.',
    'Free Plan Limit Reached',
    "You've reached the limit of situation analyses in the free plan. Upgrade to Premium for unlimited analyses.",
  ],
  voice: [
    'Speech recognition is not supported in your browser. Try using Chrome, Edge, or Safari.',
    'Microphone access was denied. Voice input requires microphone permission.',
    'Failed to start speech recognition. Please try again.',
  ],
  plans: [
    'Could not load subscription information. Please try again later.',
    ...['Could not create checkout session', 'Failed to create checkout session'],
    ...['Failed to cancel subscription', 'Please select a subscription plan', 'Select a Plan'],
    ...['Subscription Successful!', 'Feature Limit Reached', 'Premium Features Unlocked'],
    "You've reached some of your free tier limits. Upgrade for unlimited access.",
    ...['Upgrade Your Brain', 'Unlimited Situation Analysis', 'Advanced Emotional Patterns'],
    ...['Custom Self-Map Categories', 'Expert Recommendations', 'See Subscription Plans'],
    ...['Maybe Later', 'Next Billing', 'Current Plan', 'Manage Subscription'],
    ...['Your 7-Day Trial Has Expired', 'Your 24-Hour Trial Has Expired'],
    ...['Subscribe for $10/year', 'Create Free Account', 'Create Free Account to Continue'],
    ...["Just your first name and email - that's it!", 'Get 7 more days'],
    ...['Advanced Emotion Tracking', 'Relationship Analytics', 'Personal Growth Insights'],
    'AI-Powered Recommendations',
  ],
  sharing: [
    ...['Include personal context', 'Copied', 'Link', 'Social', 'QR Code', 'self-map.png'],
    ...['Check out my Self-Map on the', 'I analyzed my emotional response with the'],
    'Check out the',
  ],
}

/** Every call, as the specification writes it. */
export const CALLS = [
  'GET /api/auth/user',
  'GET /api/auth/dev-login',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'GET /api/users/{userId}/self-map',
  'GET /api/example/self-map',
  'POST /api/users/{userId}/self-map',
  'POST /api/dev-add-self-map-item',
  'PUT /api/self-map/{id}',
  'DELETE /api/self-map/{id}',
  'POST /api/users/{userId}/reset-self-map',
  'GET /api/users/{userId}/self-map-relationships',
  'POST /api/users/{userId}/self-map-relationships',
  'DELETE /api/self-map-relationships/{id}',
  'GET /api/example/situations',
  'GET /api/users/{userId}/situations',
  'POST /api/users/{userId}/situations',
  'GET /api/situations/{id}',
  'GET /api/situations/{id}/analyses',
  'POST /api/situations/{id}/analyze',
  'POST /api/analyze-anonymous',
  'DELETE /api/situations/{id}',
  'GET /api/subscriptions/plans',
  'GET /api/users/{userId}/subscription',
  'POST /api/users/{userId}/subscription/checkout',
  'DELETE /api/users/{userId}/subscription',
  'POST /api/users/{userId}/subscription',
]

/** What is behaviour and no text: the test that holds it. */
export const HELD: readonly [row: string, file: string, test: string][] = [
  [
    'header shadow after 10 px',
    'src/web/app/shell/shell.test.tsx',
    'gains a shadow after ten pixels',
  ],
  [
    'Navigation and Account card',
    'src/web/app/shell/shell.test.tsx',
    'leads somebody in their trial to every place, the premium one named as such',
  ],
  ['cards have a frame', 'e2e/spec-rows.spec.ts', 'both lists beside the page are cards'],
  [
    '"Failed to fetch user", treated as signed out',
    'src/web/app/app.test.tsx',
    'signs nobody in where the server fails with %i',
  ],
  [
    'the user is fetched again after login',
    'src/web/app/app.test.tsx',
    'asks who is signed in once more after signing in',
  ],
  ['one toast, 5000 ms', 'src/web/ui/toast.test.tsx', 'stays five seconds, one at a time'],
  [
    'toast removal after 1,000,000 ms',
    'src/web/ui/toast.test.tsx',
    'is forgotten a million milliseconds after it was sent away',
  ],
  [
    'link distance 100, collision 50',
    'src/web/features/analytics/network/settle-network.test.ts',
    'links over 100 px and keeps 50 px apart up to the default strength',
  ],
  [
    'Quick Tour, 4 steps',
    'src/web/screens/dashboard/dashboard-screen.test.tsx',
    'walks through the tour in four steps',
  ],
  [
    'Ctrl+Alt+D, dev login',
    'src/web/features/sign-in/login-control.test.tsx',
    'signs a developer in with a test account',
  ],
  [
    'dev-user-id on calls',
    'src/web/lib/api.test.ts',
    'names the development user where there is one',
  ],
  [
    'fake premium in dev mode',
    'src/web/screens/profile/profile-screen.test.tsx',
    'shows everyone as a subscriber in development mode',
  ],
  [
    '2 s, then a request, then 5 s',
    'src/web/screens/situation-history/own-analysis.test.tsx',
    'asks again after two seconds where an analysis is missing, and looks once more',
  ],
  [
    'dictation',
    'e2e/dictation.spec.ts',
    'dictation appends to the description and replaces the title',
  ],
  ['voice alerts', 'e2e/dictation.spec.ts', 'a refused microphone is said beside the field'],
  [
    'speech recognition not supported',
    'e2e/dictation.spec.ts',
    'a browser that cannot listen says so at once, beside the field',
  ],
  ['image self-map.png', 'e2e/self-map.spec.ts', 'the map is saved as a picture'],
  [
    'Save as Mine, Invalid input',
    'e2e/self-map.spec.ts',
    'the list edits in place, saves an example as mine and refuses a blank name',
  ],
  [
    'relationship never to itself',
    'src/web/screens/self-map/diagram.test.tsx',
    'ties two items from the diagram, never one to itself',
  ],
  ['lines on the diagram', 'src/web/screens/self-map/diagram.test.tsx', 'draws every line'],
  ['three Share tabs, QR 200', 'e2e/share.spec.ts', 'a map is shared, opened by a stranger'],
  [
    'share text of an analysis',
    'e2e/share.spec.ts',
    'a message names the analysis as its page does, in own words only where they are ticked',
  ],
  ['copy confirms 2000 ms', 'e2e/share.spec.ts', 'a copied link says so for a moment'],
  [
    'network drag and tooltip',
    'e2e/analytics.spec.ts',
    'the network is moved by mouse, by keys and by buttons',
  ],
  ['sample emotions', 'e2e/analytics.spec.ts', 'somebody new sees samples that say so'],
  ['gate for visitors', 'e2e/analytics.spec.ts', 'a visitor sees samples, and later the gate'],
  [
    'gate for a free account',
    'e2e/analytics.spec.ts',
    'a free account after its trial sees the gate',
  ],
  [
    '24-hour trial over',
    'e2e/instance.spec.ts',
    'an expired visitor is asked to create an account',
  ],
  [
    'cancel asks first',
    'src/web/screens/subscription/subscription-screen.test.tsx',
    'shows a subscriber that Premium is theirs, and cancels after asking',
  ],
  [
    'checkout success',
    'src/web/screens/checkout-result/checkout-result.test.tsx',
    'thanks, and opens Premium',
  ],
  [
    '404',
    'src/web/screens/not-found/not-found-screen.test.tsx',
    'asks a developer about the router',
  ],
]
