import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {SecurityHeadersOptions} from './shared';

const address = Joi.string()
  .allow('')
  .uri({scheme: ['https', 'http']})
  .messages({
    'string.uriCustomScheme':
      'security-headers: {#label} is "{#value}", which isn\'t a URL of another host. Start it with https://.',
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
