import { PRODUCT_NAME } from '@kinday/contracts/product';

interface PageTitleProps {
  /** What the page is; the product's name follows. Without it the product's name stands alone. */
  title?: string;
  /** One sentence for search engines and link previews. */
  description?: string;
  /** Keeps search engines off pages that mean nothing to strangers. */
  hidden?: boolean;
}

/** The document's title and description while the page is shown. */
export function PageTitle({ title, description, hidden = false }: PageTitleProps) {
  const full = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:title" content={full} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
