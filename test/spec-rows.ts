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
    onDesk: ['Situation History', 'Subscription'],
  },
  {
    path: '/dashboard',
    who: ['visitor'],
    texts: ['Your Sample Self-Map', 'Feature Limits', '0/5', '0/2', ...CORNERS],
    onDesk: [
      ...['Family 0.5', 'Friends 0.8', 'Colleagues 0.3', 'Partner/Spouse 0.5'],
      ...['Work-Life Balance 0.9', 'Personal Growth 0.7', 'Health & Wellness 0.9'],
      ...['Career Success 0.6', 'Childhood 0.1', 'Education 0.7', 'Career Journey 0.5'],
      ...['Relationships 0.6', 'Professional Success 0.6', 'Skills Gained 0.5', 'Integrity 0.7'],
      'Challenges Overcome 0.4',
    ],
  },
  { path: '/dashboard', who: PEOPLE, texts: [], onDesk: ['PREMIUM', 'Log Out'] },
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
      ...['Supports', 'Conflicts', 'Influences', 'Spouse', '0.95', '0.85', '0.65', '0.75'],
    ],
    onDesk: ['Add New Item', 'Share Self-Map'],
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
  { path: '/learn/emotional-intelligence', who: ['visitor'], texts: ['Back to resources'] },
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
    path: '/premium-analytics?tab=self-map',
    who: ['visitor'],
    texts: ['Category Distribution', 'People', 'Ideas', 'Life Story', 'Custom Category'],
  },
  { path: '/no-such-page', who: EVERYONE, texts: ['404 Page Not Found'] },
]

/** Said when something was done, refused or missing, by the part of the product that says it. */
export const SAID: Record<string, readonly string[]> = {
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
    'Self-Map Reset',
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
  sharing: ['Include personal context', 'Copied', 'Check out my Self-Map on the', 'QR Code'],
}
