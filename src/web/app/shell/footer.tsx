import {
  COPYRIGHT,
  FRAMEWORK_AUTHOR,
  FRAMEWORK_NAME,
  PRODUCT_NAME,
} from '#domain/content/product.ts'
import { FooterLinks } from '#web/ui/footer-links.tsx'

export const Footer = () => (
  <footer className="footer">
    <div className="footer-row">
      <p>
        {COPYRIGHT}. {PRODUCT_NAME} is built on {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}.
      </p>
      <div className="footer-links">
        <FooterLinks className="help-link" />
      </div>
    </div>
  </footer>
)
