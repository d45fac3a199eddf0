export {Installation} from './Installation';
