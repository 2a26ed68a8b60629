import { COPYRIGHT, FRAMEWORK_AUTHOR, FRAMEWORK_NAME, PRODUCT_NAME } from '#domain/product.ts'
import { Link } from '#web/ui/link.tsx'

export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-row">
        <p>
          {COPYRIGHT}. {PRODUCT_NAME} is built on {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}.
        </p>
        <div className="footer-links">
          <Link className="help-link" href="/help">
            Get help now
          </Link>
          <Link className="help-link" href="/safety">
            Safety
          </Link>
        </div>
      </div>
    </footer>
  )
}
