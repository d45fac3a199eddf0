export {ApiPart} from './ApiPart';
