export {default} from './Demo';
