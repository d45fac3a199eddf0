import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {SecurityHeadersOptions} from './shared';

const url = Joi.string()
  .allow('')
  .uri({scheme: ['https', 'http']})
  .messages({
    'string.uriCustomScheme':
      'security-headers: {#label} is "{#value}", which isn\'t a URL of another host. Start it with https://.',
  });
const urls = Joi.array().items(url).sparse();

const schema = Joi.object<SecurityHeadersOptions>({
  allow: Joi.object({
    scripts: urls,
    styles: urls,
    fonts: urls,
    images: Joi.array().items(Joi.valid('https:'), url).sparse(),
    connections: urls,
    forms: urls,
    frames: urls,
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
