import { mount } from './app/mount'
import { PhoneApp } from './PhoneApp'
import { spoken } from './phone-boot'
import './styles/fonts.css'
import './styles/palette.css'
import './styles/felts.css'
import './styles/tokens.css'
import './styles/contrast.css'
import './styles/print.css'
import './styles/base.css'

mount(<PhoneApp />, { spoken })
