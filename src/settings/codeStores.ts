import {CODE_SETTINGS} from '../../plugins/reader-settings/shared';
import {createCookieStore} from './createCookieStore';

/** The language in which demos show their source. */
export const codeVariantStore = createCookieStore('variant', CODE_SETTINGS.variant);

/** How demos that come in several stylings are styled. */
export const codeStylingStore = createCookieStore('styling', CODE_SETTINGS.styling);
