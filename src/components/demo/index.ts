export {default as Demo} from './Demo';
