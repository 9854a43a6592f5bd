import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks for the two latin fonts at once instead of when the first text needs them. */
export function fontPreloads(): Plugin {
  return {
    name: 'kinday-font-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => /(figtree|gabarito)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}
