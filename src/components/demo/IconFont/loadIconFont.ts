/**
 * Selector of the head element that the font's style sheet is inserted before, so the site's styles
 * take precedence.
 */
const INSERT_BEFORE_SELECTOR = '#material-icon-font';

/**
 * Loads the icon font from its configured host, once per page load. Called only for demos that use
 * it; other pages send no requests to that host.
 *
 * @param href URL of the font's style sheet; without it, nothing is loaded
 */
export function loadIconFont(href: string | undefined): void {
  const isLoaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.getAttribute('href') === href,
  );
  if (!href || isLoaded) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.insertBefore(link, document.head.querySelector(INSERT_BEFORE_SELECTOR));
}
