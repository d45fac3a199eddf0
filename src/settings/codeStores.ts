import {CODE_SETTINGS} from '../../plugins/reader-settings/shared';
import {createCookieStore} from './createCookieStore';

/** The language of demo sources. */
export const codeVariantStore = createCookieStore('variant', CODE_SETTINGS.variant);

/** The styling of demos that support several. */
export const codeStylingStore = createCookieStore('styling', CODE_SETTINGS.styling);
