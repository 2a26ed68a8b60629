import { FRAMEWORK_TITLE } from '#domain/content/product.ts'
import { ApplicationLessons } from '#web/features/learning/content/application-lessons.tsx'
import { EmotionLessons } from '#web/features/learning/content/emotion-lessons.tsx'
import { SelfMapLessons } from '#web/features/learning/content/self-map-lessons.tsx'
import { ResourceCard } from '#web/features/learning/resource-card.tsx'
import { useTabInAddress } from '#web/lib/address/use-tab-in-address.ts'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import './learn.css'

const TABS = {
  'self-map': 'Self-Map',
  'emotion-types': 'Emotion Types',
  applications: 'Applications',
} as const

const LESSONS: Record<keyof typeof TABS, () => React.ReactNode> = {
  'self-map': SelfMapLessons,
  'emotion-types': EmotionLessons,
  applications: ApplicationLessons,
}

/** The lessons about the framework, in three tabs. */
export function LearnScreen() {
  const [chosen, choose] = useTabInAddress(TABS)
  const Lessons = LESSONS[chosen]

  return (
    <Page
      title={`Understanding the ${FRAMEWORK_TITLE}`}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Why you feel what you feel, in plain words: what matters to you, what you expect, and what you see happening."
    >
      <div className="learn">
        <Tabs label="Parts of the framework" tabs={TABS} chosen={chosen} onChoose={choose}>
          <div className="learn-lessons">
            <Lessons />
          </div>
        </Tabs>
        <ResourceCard />
      </div>
    </Page>
  )
}
