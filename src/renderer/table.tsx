import { mount } from './app/mount'
import { TableApp } from './screens/join/table-app'
import { spoken } from './table-boot'
import './styles/tokens.css'
import './styles/contrast.css'
import './styles/base.css'

mount(<TableApp />, { spoken })
