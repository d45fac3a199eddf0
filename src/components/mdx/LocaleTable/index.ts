export {LocaleTable} from './LocaleTable';
