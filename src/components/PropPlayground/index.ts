export {PropPlayground} from './PropPlayground';
