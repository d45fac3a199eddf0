import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export interface FontsOptions {
  /**
   * URL of the General Sans files, with `{weight}` as a placeholder for the weight (600, 700), such
   * as `https://fonts.example.org/general-sans-{weight}.woff2`. Without it, headings use IBM Plex
   * Sans.
   */
  headingFontUrl?: string;
}

const schema = Joi.object<FontsOptions>({
  headingFontUrl: Joi.string()
    .pattern(/^https:\/\/[^\s"'()<>]*\{weight\}[^\s"'()<>]*$/)
    .messages({
      'string.pattern.base':
        'HEADING_FONT_URL "{#value}" must be an https URL that contains {{weight}}, such as https://fonts.example.org/general-sans-{{weight}}.woff2.',
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<FontsOptions | undefined, FontsOptions>): FontsOptions {
  return validate(schema, options);
}
