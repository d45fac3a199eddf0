import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** What a page may want from another host. */
export type Use = 'scripts' | 'styles' | 'fonts' | 'images' | 'connections' | 'forms' | 'frames';

// A type and not an interface: only a type fits the index signature of Docusaurus' plugin options.
export type SecurityHeadersOptions = {
  /**
   * The addresses of other hosts that pages use, by use. Only the origin of each counts; what is undefined or empty is not
   * configured and is left out. `https:` allows every host, for images only.
   */
  allow?: Partial<Record<Use, (string | undefined)[]>>;
};

const address = Joi.string()
  .allow('')
  .uri({scheme: ['https', 'http']})
  .messages({
    'string.uriCustomScheme':
      'security-headers: {#label} is "{#value}", which is no address of another host; write it with https://.',
  });
const addresses = Joi.array().items(address).sparse();

const schema = Joi.object<SecurityHeadersOptions>({
  allow: Joi.object({
    scripts: addresses,
    styles: addresses,
    fonts: addresses,
    images: Joi.array().items(Joi.valid('https:'), address).sparse(),
    connections: addresses,
    forms: addresses,
    frames: addresses,
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  SecurityHeadersOptions | undefined,
  SecurityHeadersOptions
>): SecurityHeadersOptions {
  return validate(schema, options);
}
