import type {Locator, Page} from '@playwright/test';

/** Opens the version switcher and returns the entry of a version, once it leads to the page and not only to the front. */
export async function versionEntry(page: Page, name: RegExp, address: string): Promise<Locator> {
  await page.locator('#mui-version-selector').click();
  await page.waitForFunction(
    (href) =>
      [...document.querySelectorAll<HTMLAnchorElement>('#mui-version-menu a')].some(
        (link) => link.href === href,
      ),
    address,
  );
  return page.locator('#mui-version-menu').getByRole('link', {name});
}
