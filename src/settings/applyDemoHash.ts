import {codeStylingStore, codeVariantStore} from './codeStores';
import {parseDemoHash} from './parseDemoHash';

/** Applies the language and styling of a fragment. Fragments without them change nothing. */
export function applyDemoHash(hash: string): void {
  const {variant, styling} = parseDemoHash(hash);
  if (variant) {
    codeVariantStore.set(variant);
  }
  if (styling) {
    codeStylingStore.set(styling);
  }
}
