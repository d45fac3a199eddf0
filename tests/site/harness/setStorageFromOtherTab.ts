import type {Page} from '@playwright/test';

/** Changes a setting as another tab of the reader would: the page follows without being loaded anew. `null` takes it away. */
export async function setStorageFromOtherTab(
  page: Page,
  key: string,
  value: string | null,
): Promise<void> {
  await page.evaluate(
    ([name, newValue]) => {
      const oldValue = localStorage.getItem(name);
      if (newValue === null) {
        localStorage.removeItem(name);
      } else {
        localStorage.setItem(name, newValue);
      }
      window.dispatchEvent(
        new StorageEvent('storage', {key: name, oldValue, newValue, storageArea: localStorage}),
      );
    },
    [key, value] as const,
  );
}
