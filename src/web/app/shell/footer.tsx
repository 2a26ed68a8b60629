import {
  COPYRIGHT,
  FRAMEWORK_AUTHOR,
  FRAMEWORK_NAME,
  PRODUCT_NAME,
} from '#domain/content/product.ts'
import { HouseLinks } from '#web/ui/house-links.tsx'

type Props = { onOpen: (what: 'find' | 'keys') => void }

export function Footer({ onOpen }: Props) {
  return (
    <footer className="footer">
      <div className="footer-row">
        <p>
          {COPYRIGHT}. {PRODUCT_NAME} is built on {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}.
        </p>
        <div className="footer-links">
          <HouseLinks className="help-link" />
          <button type="button" className="help-link footer-button" onClick={() => onOpen('find')}>
            Find
          </button>
          <button type="button" className="help-link footer-button" onClick={() => onOpen('keys')}>
            Keyboard
          </button>
        </div>
      </div>
    </footer>
  )
}
