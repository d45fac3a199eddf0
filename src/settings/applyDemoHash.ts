import {codeStylingStore, codeVariantStore} from './codeStores';
import {parseDemoHash} from './parseDemoHash';

/** Takes over the language and styling that a fragment names; a fragment that names none changes nothing. */
export function applyDemoHash(hash: string): void {
  const {variant, styling} = parseDemoHash(hash);
  if (variant) {
    codeVariantStore.set(variant);
  }
  if (styling) {
    codeStylingStore.set(styling);
  }
}
