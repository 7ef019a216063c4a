/* isodyn workbench, sources 846f11cb25a19e97803413a63f42a4b1127a46477c1ee71309907cd1e4463419 */
"use strict";(()=>{var dw=Object.defineProperty;var fw=(n,e)=>{for(var t in e)dw(n,t,{get:e[t],enumerable:!0})};var Et,Bv,rm,bo,nm,Ph,zv,Ch,Vv,sm,im,pw,Jc=Symbol.for("pv"),Ih={},Lh=[],mw=/^m(i|n|o|s|text|space)$/,om=Array.isArray,am=Lh.slice,ua=Object.assign;function ca(n){n&&n.parentNode&&n.remove()}function dl(n,e,t){var i,r,s,o={},a=arguments.length;for(s in e)s=="key"?i=e[s]:s=="ref"&&typeof n!="function"?r=e[s]:o[s]=e[s];return a>2&&(o.children=a>3?am.call(arguments,2):t),Yc(n,o,i,r,null)}function Yc(n,e,t,i,r){var s={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Jc,__v:r||++Bv,__i:-1,__u:0};return!r&&Et.vnode&&Et.vnode(s),s}function yt(n){return n.children}function hl(n,e){this.props=n,this.context=e,this.__g=0}function Mo(n,e){if(e==null)return n.__&&Mo(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Mo(n)}function gw(n){var e,t=n.__v,i=t.__e,r=[],s=[],o=n.__P;o&&((e=ua({constructor:Jc},t)).__v=t.__v+1,Et.vnode&&Et.vnode(e),lm(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,r,i||Mo(t),32&t.__u,s),e.__v=t.__v,e.__.__k[e.__i]=e,Xv(r,e,s),t.__=t.__e=null,e.__e!=i&&Hv(e))}function Hv(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),Hv(n)}function Uv(n){(8&n.__g||(n.__g|=8,bo.push(n),Ph++))&&nm==Et.debounceRendering||((nm=Et.debounceRendering)||queueMicrotask)(Gv)}function Gv(){try{for(var n,e=1;bo.length;)bo.length>e&&bo.sort(zv),n=bo.shift(),e=bo.length,8&n.__g&&gw(n)}finally{(Ph=bo.length)&&(nm||queueMicrotask)(Gv)}}function Wv(n,e,t,i,r,s,o,a,l,c,u){var h,d,f,g,y,p,m=i.__k||Lh,_=e.length;for(l=vw(t,e,m,l,_),h=0;h<_;h++)(f=t.__k[h])!=null&&(d=~f.__i&&m[f.__i]||Ih,f.__i=h,p=lm(n,f,d,r,s,o,a,l,c,u),g=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&cm(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||g,f)),y=y||g,4&f.__u?(l=qv(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=y,l}function vw(n,e,t,i,r){var s,o,a,l,c,u,h,d,f,g=t.length,y=g,p=0,m=0,_=n.__k=Array(r);for(s=0;s<r;s++)(o=e[s])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=_[s]=Yc(null,o):om(o)?o=_[s]=Yc(yt,{children:o}):o.constructor===Jc&&o.__b?o=_[s]=Yc(o.type,o.props,o.key,o.ref,o.__v):_[s]=o,l=s+p,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=_w(o,t,l,y))&&(y--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?p--:c==l+1?p++:c!=l&&(c>l?p--:p++,m=1)):(~c||(r>g?p--:r<g&&p++),typeof o.type!="function"&&(o.__u|=4))):_[s]=null;if(m){for(u=[],h=[],s=0;s<r;s++)if((o=_[s])&&16&o.__u){for(p=0,d=u.length;p<d;)u[f=p+d>>1]<o.__i?p=f+1:d=f;u[p]=o.__i,h[s]=p+1}for(p=u.length;s--;)h[s]&&(h[s]==p?p--:_[s].__u|=4)}if(y)for(s=0;s<g;s++)!(a=t[s])||2&a.__u||(a.__e==i&&(i=Mo(a)),um(a,a));return i}function qv(n,e,t,i){var r,s,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(r=n.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=n,e=qv(r[s],e,t,!1));return e}for(e&&!e.parentNode&&(e=Mo(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function _w(n,e,t,i){var r,s=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&o==a.type)return t;if(i>(l?1:0)){for(r=t-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r}return-1}function Ov(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function Eh(n,e,t,i,r){var s,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||Ov(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||Ov(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=im[e]||(im[e]=yw(e)),(n.__a||(n.__a={}))[e]=sm,s=e!=(e=e.replace(Vv,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,s):n.removeEventListener(e,o,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function yw(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[Ch]==null)e[Ch]=sm++;else if(e[Ch]<this.__a[n])return;return t(Et.event?Et.event(e):e)}}}function lm(n,e,t,i,r,s,o,a,l,c){var u,h,d,f,g,y,p,m,_,w,b,E,S,x,A,O,F,D,V=e.type;if(e.constructor!==Jc)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=s=[],u.nodeType==8?a=Rh(u,s):s.push(u),a=s[0]||a),(u=Et.__b)&&u(e);e:if(typeof V=="function"){d=o.length;try{if(m=e.props,_=(u=V.prototype)&&u.render,w=(u=V.contextType)&&i[u.__c],b=u?w?w.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(_?e.__c=f=new V(m,b):(e.__c=f=new hl(m,b),f.constructor=V,f.render=bw),w&&w.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=ua({},f.__s)),ua(f.__s,V.getDerivedStateFromProps(m,f.__s)))),g=f.props,y=f.state,f.__v=e,t.__c){if(m!==g&&_&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(m,b),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(m,f.__s,b)===!1){e.__v!=t.__v&&(f.props=m,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(L){L&&(L.__=e)}),Lh.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Mo(t);break e}f.componentWillUpdate&&f.componentWillUpdate(m,f.__s,b),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,y,p)})}else _&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=b,f.props=m,f.__P=n,f.__g&=-5,E=Et.__r,S=_?25:0;do f.__g&=-9,E&&E(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);_&&(Lh.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=ua({},i,f.getChildContext())),_&&t.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(g,y)),x=u&&u.type===yt&&u.key==null?u.props.children:u,m.__P&&(u=a,r=(n=m.__P).namespaceURI,l=s=null,t.props&&t.props.__P!=n&&(t.__k.some(function(L){L&&um(L,L)}),t.__k=null),a=t.__k?Mo(t,0):null),a=Wv(n,om(x)?x:[x],e,t,i,r,s,o,a,l,c),m.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(ca),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(L){if(o.length=d,e.__v=null,l||s)if(L&&L.then){if(e.__u|=128|l,s){for(~(F=s.indexOf(a||void 0))||(F=s.length);(D=s[F-1])&&D.nodeType==8;)F--;for(;F<s.length;F++)if(D=s[F])if(s[F]=null,A){if(D==O)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(O=Rh(A=D))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(u=Rh(A=e.__c.__z||(e.__c.__z=A)))?(e.__e=A,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(ca);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),L&&L.then||$v(e),Et.__e(L,e,t)}}else a=e.__e=xw(t.__e,e,t,i,r,s,o,l,c,n);return(u=Et.diffed)&&u(e),a}function Rh(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function $v(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some($v))}function Xv(n,e,t){for(var i=0;i<t.length;)cm(t[i++],t[i++],t[i++]);Et.__c&&Et.__c(e,n),n.some(function(r){try{n=r.__h,r.__h=[],n.some(function(s){s.call(r)})}catch(s){Et.__e(s,r.__v)}})}function xw(n,e,t,i,r,s,o,a,l,c){var u,h,d,f,g,y,p,m,_=t.props||Ih,w=e.props,b=e.type;if(b=="svg"?r="http://www.w3.org/2000/svg":b=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(b?g.localName==b:g.nodeType==3)){n=g,s[u]=null;break}}if(!n){if(m=c.ownerDocument||document,!b)return m.createTextNode(w);n=m.createElementNS(r,b,w.is?w:c),a&&(Et.__m&&Et.__m(e,s),a=!1),s=null}if(b){if(c=b=="template"&&n.content||n,s=b=="textarea"&&w.defaultValue!=null?null:s&&am.call(c.childNodes),!a&&s)for(_={},u=0;u<n.attributes.length;u++)_[(g=n.attributes[u]).name]=g.value;for(u in _)g=_[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||Eh(n,u,null,g,r);for(u in w)g=w[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?h=g:u=="value"?y=g:u=="checked"?p=g:a&&typeof g!="function"||_[u]===g||Eh(n,u,g,_[u],r);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(b=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&mw.test(b))&&(r="http://www.w3.org/1999/xhtml"),Wv(c,om(f)?f:[f],e,t,i,r,s,o,s?s[0]:t.__k&&Mo(t,0),a,l),s&&s.some(ca)),a&&b!="textarea"||(u="value",b=="progress"&&y==null?n.removeAttribute(u):y==null||y===n[u]&&(b!="progress"||y)||Eh(n,u,y,_[u],r),u="checked",p!=null&&p!=n[u]&&Eh(n,u,p,_[u],r))}else _===w||a&&n.data==w||(n.data=w);return n}function cm(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(r){Et.__e(r,t)}}function um(n,e,t){var i,r,s,o;if(Et.unmount&&Et.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||cm(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Et.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&um(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(r=Rh(i,s=[]))&&(i==n.__e&&s.some(ca),ca(r),ca(i)),t||ca(n.__e),n.__e=n.__c=n.__=null}function bw(n,e,t){return this.constructor(n,t)}function Yv(n,e){var t,i,r,s;Et.__&&Et.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=Yc(yt,{children:[n]}),r=[],s=[],lm(e,e.__k,i||Ih,Ih,e.namespaceURI,i?null:e.firstChild?am.call(e.childNodes):null,r,i?i.__e:e.firstChild,t,s),Xv(r,e.__k,s),e.__k.props.children=null}Et={__e:function(n,e,t,i){for(var r,s,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(n)),r.componentDidCatch&&(r.componentDidCatch(n,i||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw Ph=0,n}},Bv=0,rm=function(n){return n!=null&&n.constructor===Jc},hl.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=ua({},this.state)),typeof n=="function"&&(n=n(ua({},t),this.props)),n&&(ua(t,n),this.__v&&(e&&this.__k.push(e),Uv(this)))},hl.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),Uv(this))},hl.prototype.render=yt,bo=[],Ph=0,zv=function(n,e){return n.__v.__b-e.__v.__b},Ch=Symbol(),Vv=/(PointerCapture)$|Capture$/i,sm=0,im={},pw=0;var fl,Ei,hm,Jv,Mw=Object.is,dm=0,r_=[],fm=[],kn=Et,Kv=kn.__b,Zv=kn.__r,jv=kn.diffed,Qv=kn.__c,e_=kn.unmount,t_=kn.__;function Dh(n,e){kn.__h&&kn.__h(Ei,n,dm||e),dm=0;var t=Ei.__H||(Ei.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function Bt(n,e){var t=Dh(fl++,3);!kn.__s&&gm(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Ei.__H.__h.push(t))}function mm(n,e){var t=Dh(fl++,4);!kn.__s&&gm(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Ei.__h.push(t))}function Yt(n){return dm=5,Nh(function(){return{current:n}},[])}function Nh(n,e){var t=Dh(fl++,7);return gm(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function _s(){var n=Dh(fl++,11);if(!n.__){for(var e=Ei.__v;!e.__m&&e.__;)e=e.__;var t=e.__m||(e.__m=[0,0]);n.__="P"+t[0]+"-"+t[1]++}return n.__}function Sw(){var n;do{for(;n=fm.shift();)try{Kc(n)}catch(t){kn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=r_.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(Kc),e.__h.some(pm),e.__h=[]}catch(t){e.__h=[],kn.__e(t,n.__v)}}}while(fm.length)}kn.__b=function(n){Ei=null,Kv&&Kv(n)},kn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),t_&&t_(n,e)},kn.__r=function(n){Zv&&Zv(n),fl=0;var e=(Ei=n.__c).__H;e&&(hm==Ei?Ei.__h=[]:(e.__h.some(Kc),e.__h.some(pm),fl=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),hm=Ei},kn.diffed=function(n){jv&&jv(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&i_(r_.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),hm=Ei=null},kn.__c=function(n,e){e.some(function(t){try{t.__h.some(Kc),t.__h=t.__h.filter(function(i){return!i.__||pm(i)})}catch(i){t.__h=[function(){throw i}]}}),Qv&&Qv(n,e)},kn.unmount=function(n){e_&&e_(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,i_(fm.push(r))}else Kc(r)}catch(s){e=s}}),i.__H=void 0,e&&kn.__e(e,i.__v))};var n_=typeof requestAnimationFrame=="function";function ww(n){var e,t=function(){clearTimeout(i),n_&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);n_&&(e=requestAnimationFrame(t))}function i_(n){n!=1&&Jv==kn.requestAnimationFrame||((Jv=kn.requestAnimationFrame)||ww)(Sw)}function Kc(n){var e=Ei,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Ei=e}function pm(n){var e=Ei;n.__c=n.__(),Ei=e}function gm(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!Mw(t,n[i])})}var Aw=Symbol.for("preact-signals");function Oh(){if(Hs>1)Hs--;else{var n,e=!1;for((function(){var r=Fh;for(Fh=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var o=s.t;o!==void 0;o=o.x)o.i===r.i&&(o.i=s.i);r=r.o}})();jc!==void 0;){var t=jc;for(jc=void 0,kh++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&o_(t))try{t.c()}catch(r){e||(n=r,e=!0)}t=i}}if(kh=0,Hs--,e)throw n}}function zr(n){if(Hs>0)return n();vm=++Tw,Hs++;try{return n()}finally{Oh()}}var Zc,mn=void 0;function Qc(n){var e=mn,t=Zc;mn=void 0,Zc=void 0;try{return n()}finally{mn=e,Zc=t}}var jc=void 0,Hs=0,kh=0,Tw=0,vm=0,Fh=void 0,Uh=0;function s_(n){if(mn!==void 0){var e=n.n;if(e===void 0||e.t!==mn)return e={i:0,S:n,p:mn.s,n:void 0,t:mn,e:void 0,x:void 0,r:e},mn.s!==void 0&&(mn.s.n=e),mn.s=e,n.n=e,32&mn.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=mn.s,e.n=void 0,mn.s.n=e,mn.s=e),e}}function ei(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ei.prototype.brand=Aw;ei.prototype.h=function(){return!0};ei.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:Qc(function(){var i;(i=e.W)==null||i.call(e)}))};ei.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&Qc(function(){var r;(r=e.Z)==null||r.call(e)}))}};ei.prototype.subscribe=function(n){var e=this;return Ct(function(){var t=e.value;Qc(function(){return n(t)})},{name:"sub"})};ei.prototype.valueOf=function(){return this.value};ei.prototype.toString=function(){return this.value+""};ei.prototype.toJSON=function(){return this.value};ei.prototype.peek=function(){var n=this;return Qc(function(){return n.value})};Object.defineProperty(ei.prototype,"value",{get:function(){var n=s_(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(kh>100)throw new Error("Cycle detected");(function(t){Hs!==0&&kh===0&&t.l!==vm&&(t.l=vm,Fh={S:t,v:t.v,i:t.i,o:Fh})})(this),this.v=n,this.i++,Uh++,Hs++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Oh()}}}});function Le(n,e){return new ei(n,e)}function o_(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function a_(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function l_(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function ha(n,e){ei.call(this,void 0,e),this.x=n,this.s=void 0,this.g=Uh-1,this.f=4}ha.prototype=new ei;ha.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Uh))return!0;if(this.g=Uh,this.f|=1,this.i>0&&!o_(this))return this.f&=-2,!0;var n=mn;try{a_(this),mn=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return mn=n,l_(this),this.f&=-2,!0};ha.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}ei.prototype.S.call(this,n)};ha.prototype.U=function(n){if(this.t!==void 0&&(ei.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ha.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(ha.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=s_(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function Ve(n,e){return new ha(n,e)}function c_(n){var e=n.j;if(n.j=void 0,typeof e=="function"){Hs++;var t=mn;mn=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,_m(n),i}finally{mn=t,Oh()}}}function _m(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,c_(n)}function Ew(n){if(mn!==this)throw new Error("Out-of-order effect");l_(this),mn=n,this.f&=-2;try{8&this.f&&_m(this)}finally{Oh()}}function pl(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Zc&&Zc.push(this)}pl.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};pl.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,c_(this),a_(this),Hs++;var n=mn;return mn=this,Ew.bind(this,n)};pl.prototype.N=function(){2&this.f||(this.f|=2,this.u=jc,jc=this)};pl.prototype.d=function(){this.f|=8,1&this.f||_m(this)};pl.prototype.dispose=function(){this.d()};function Ct(n,e){var t=new pl(n,e);try{t.c()}catch(r){throw t.d(),r}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var u_,zh,Bh,Cw=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var h_=[];Ct(function(){u_=this.N})();function ml(n,e){Et[n]=e.bind(null,Et[n]||function(){})}function eu(n){if(Bh){var e=Bh;Bh=void 0,e()}Bh=n&&n.S()}function d_(n){var e=this,t=n.data,i=gn(t);i.name="ReactiveDom",i.value=t;var r=Nh(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=Ve(function(){var f=i.value.value;return f===0?0:f===!0?"":f||""}),u=Ve(function(){return!Array.isArray(c.value)&&!rm(c.value)}),h=Ct(function(){if(this.N=f_,u.value){var f=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[u,c]},[]),s=r[0],o=r[1];return s.value?o.peek():o.value}d_.displayName="ReactiveTextNode";Object.defineProperties(ei.prototype,{constructor:{configurable:!0,value:dl(yt,null).constructor},type:{configurable:!0,value:d_},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});ml("__b",function(n,e){if(eu(),zh=void 0,typeof e.type=="string"){var t,i=e.props;for(var r in i)if(r!=="children"){var s=i[r];s instanceof ei&&(t||(e.__np=t={}),t[r]=s,i[r]=s.peek())}}n(e)});ml("__r",function(n,e){if(n(e),e.type!==yt){eu();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(r,s){var o;return Ct(function(){o=this},{name:s}),o.c=r,o})((function(r){return function(){var s;Cw&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),zh=i,eu(t)}});ml("__e",function(n,e,t,i){eu(),zh=void 0,n(e,t,i)});ml("diffed",function(n,e){eu(),zh=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,r=e.props,s=t.U;if(s)for(var o in s){var a=s[o];a===void 0||i&&o in i||(a.d(),s[o]=void 0)}if(i){s||(s={},t.U=s);for(var l in i){var c=s[l],u=i[l];c===void 0?(c=Rw(t,l,u,r),s[l]=c):c.o(u,r)}}}n(e)});function Rw(n,e,t,i){var r=e in n&&n.ownerSVGElement===void 0,s=Le(t);return{o:function(o,a){s.value=o,i=a},d:Ct(function(){this.N=f_;var o=s.value.value;i[e]!==o&&(i[e]=o,r?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}ml("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var r in i){var s=i[r];s&&s.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});ml("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});hl.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(i||s||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.props)if(!(a in n))return!0;return!1};function gn(n,e){return Nh(function(){return Le(n,e)},[])}var Pw=function(n){queueMicrotask(function(){queueMicrotask(n)})};function Iw(){zr(function(){for(var n;n=h_.shift();)u_.call(n)})}function f_(){h_.push(this)===1&&(Et.requestAnimationFrame||Pw)(Iw)}var da=Le(new Map);function gi(...n){return da.value=new Map([...da.peek(),...n.map(e=>[e.id,e])]),()=>{let e=new Map(da.peek());for(let t of n)e.get(t.id)===t&&e.delete(t.id);da.value=e}}var p_=()=>[...da.value.values()],gl=n=>n.able?.()??!0;function Gs(n){let e=da.peek().get(n);e&&gl(e)&&e.run()}var m_=typeof navigator<"u"&&/Mac|iPhone|iPad/.test(navigator.platform??"");function rr(n){return m_?n.replace("Mod+","⌘").replace("Shift+","⇧").replace("Alt+","⌥"):n.replace("Mod","Ctrl")}function Lw(n,e){let t=n.split("+"),i=t.pop()||"+";return t.includes("Mod")!==(m_?e.metaKey:e.ctrlKey)||t.includes("Alt")!==e.altKey||/^[A-Z]$/.test(i)&&t.includes("Shift")!==e.shiftKey?!1:e.key.toLowerCase()===(i==="Space"?" ":i.toLowerCase())}var Dw=n=>n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)||n.closest("[role=menu],[role=dialog],[role=grid]")!==null);function g_(n){if(!n.defaultPrevented){for(let e of da.peek().values())if(!(!e.keys||!e.keys.split(" ").some(t=>Lw(t,n)))&&!(!e.keys.includes("Mod")&&Dw(n.target))&&!(e.keys.includes("Mod+Z")&&n.target instanceof HTMLInputElement&&n.target.dataset.dirty)&&gl(e)&&!(n.key===" "&&n.target instanceof HTMLElement&&n.target.closest("button,a,summary,[role=tab]"))){n.preventDefault(),e.run();return}}}var ym="isodyn-workbench";var ti=class extends Error{constructor(t,i){super(t);this.remedy=i}remedy},vi=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],__={mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},Gh=[["bodies","Bodies"],["frames","Link frames"],["axes","Joint axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"],["trace","Trace of the tip"],["names","Names"],["grid","Ground"]];function Wh(n){return{joint:"R",a:0,alpha:0,d:0,theta:0,mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[],...n}}function Nw(n){let e=t=>new Array(n).fill(t);return{control:"none",kp:e(100),kd:e(20),q0:e(0),qd0:e(0),target:e(0),follow:!1,duration:2,step:.001,friction:!1,stops:!1}}function kw(){return{screen:"start",eye:[],target:[],layers:["bodies","grid","trace"],degrees:!0,theme:"system",method:"",beside:""}}function fa(n,e,t=kw()){let i=e.length;return{format:ym,version:1,model:n,pose:{q:[...e],wrench:[0,0,0,0,0,0]},motion:{kind:"cycloidal",waypoints:[{t:0,q:[...e]},{t:2,q:e.map(r=>r+.5)}],ramp:.25,csv:""},simulation:{...Nw(i),q0:[...e],target:e.map(r=>r+.5)},view:{...t,eye:[],target:[]},lesson:{name:"",step:0,answers:{}}}}function xm(n,e){let t=(o,a=0)=>Array.from({length:e},(l,c)=>o[c]??a),{pose:i,motion:r,simulation:s}=n;return i.q.length===e&&s.kp.length===e?n:{...n,pose:{...i,q:t(i.q)},motion:{...r,waypoints:r.waypoints.map(o=>({...o,q:t(o.q)})),...r.csv?{kind:"cycloidal",csv:""}:{}},simulation:{...s,kp:t(s.kp,100),kd:t(s.kd,20),q0:t(s.q0),qd0:t(s.qd0),target:t(s.target)}}}var Fw={},v_=8<<20,vl="Open a file that the workbench saved (“Save”), or start from the library.",Ws=(n,e)=>{throw new ti(`This document cannot be read: ${n} ${e}.`,vl)},Cn=(n,e)=>{typeof n=="number"&&Number.isFinite(n)||Ws(e,"is not a finite number")},Vh=n=>(e,t)=>{e===null||n(e,t)},or=(n,e)=>{typeof n=="string"||Ws(e,"is not text")},tu=(n,e)=>{typeof n=="boolean"||Ws(e,"is neither true nor false")},_l=(...n)=>(e,t)=>{n.includes(e)||Ws(t,`is none of ${n.join(", ")}`)},yl=(n,e,t=1e5)=>(i,r)=>{if(!Array.isArray(i))return Ws(r,"is not a list");e!==void 0&&i.length!==e&&Ws(r,`has ${i.length} entries in place of ${e}`),i.length>t&&Ws(r,`has more than ${t} entries`),i.forEach((s,o)=>n(s,`${r}[${o}]`))},sr=n=>(e,t)=>{if(typeof e!="object"||e===null||Array.isArray(e))return Ws(t,"is not a record");for(let[i,r]of Object.entries(n))Object.hasOwn(e,i)||Ws(t?`${t}.${i}`:i,"is missing"),r(e[i],t?`${t}.${i}`:i)},xn=n=>yl(Cn,n),y_=sr({mass:Cn,com:xn(3),inertia:xn(6)}),x_=sr({kind:_l("capsule","mesh","box","cylinder","sphere","ellipsoid"),ends:xn(),radius:Cn,size:xn(),frame:xn(),mesh:or}),Uw=sr({name:or,link:or,joint:_l("R","P"),a:Cn,alpha:Cn,d:Cn,theta:Cn,mass:Cn,com:xn(3),inertia:xn(6),lower:Vh(Cn),upper:Vh(Cn),velocity:Vh(Cn),effort:Vh(Cn),viscous:Cn,coulomb:xn(2),static:xn(2),rotor_inertia:Cn,gear_ratio:Cn,stiffness:Cn,rest:Cn,passive:tu,shapes:yl(x_)}),Ow=sr({name:or,convention:_l("standard","modified"),rows:yl(Uw,void 0,100),gravity:xn(3),base:xn(16),tool:xn(16),payload:y_,shapes:yl(x_)}),Bw=sr({name:or,toml:or,gravity:xn(3),payload:y_}),zw=(n,e)=>(n?.kind==="source"?Bw:Ow)(n,e),Vw=(n,e)=>{sr({})(n,e);for(let[t,i]of Object.entries(n))or(i,`${e}.${t}`)},Hw=sr({model:zw,pose:sr({q:xn(),wrench:xn(6)}),motion:sr({kind:_l("cycloidal","quintic","trapezoidal","waypoints","line","csv"),waypoints:yl(sr({t:Cn,q:xn()})),ramp:Cn,csv:or}),simulation:sr({control:_l("none","pd","pd_gravity","computed_torque"),kp:xn(),kd:xn(),q0:xn(),qd0:xn(),target:xn(),follow:tu,duration:Cn,step:Cn,friction:tu,stops:tu}),view:sr({screen:or,eye:xn(),target:xn(),layers:yl(or),degrees:tu,theme:_l("system","light","dark","projector"),method:or,beside:or}),lesson:sr({name:or,step:Cn,answers:Vw})});function nu(n){if(typeof n!="object"||n===null||n.format!==ym)throw new ti("This is not a document of the workbench.",vl);let e=n,t=e.version;if(typeof t!="number"||!Number.isInteger(t)||t<1)throw new ti(`This document cannot be read: its version is ${JSON.stringify(t)}.`,vl);if(t>1)throw new ti(`This document has version ${t}; this workbench reads up to ${1}.`,"Update isodyn: pip install --upgrade isodyn");for(let s=t;s<1;s++)e={...Fw[s](e),version:s+1};Hw(e,"");let i=e,r=i.model;if(r.kind==="dh"){if(!r.rows.length)throw new ti("This document cannot be read: its table has no rows.",vl);return xm(i,r.rows.length)}return i}function iu(n){if(n.length>v_)throw new ti(`This document is too large: ${n.length} characters; at most ${v_}.`,vl);let e;try{e=JSON.parse(n)}catch{throw new ti("This is not a document of the workbench: it is not JSON.",vl)}return nu(e)}var b_=n=>JSON.stringify(n,null,1)+`
`;var ar=Math.PI/180,$i=Math.PI/2,Fn=n=>Wh({name:"",...n}),Gw=[0,0,-9.81];function qn(n,e,t){let i=Math.hypot(...e),r=e.map(c=>i?c/i:0),s=n*(i**2/12+t**2/4),o=n*t**2/2,a=(c,u)=>(c===u?s:0)+(o-s)*r[c]*r[u],l=c=>Number(c.toPrecision(6))||0;return{mass:n,com:e.map(c=>l(c/2)),inertia:[a(0,0),a(1,1),a(2,2),a(0,1),a(0,2),a(1,2)].map(l)}}var ni=(n,e,t)=>({lower:-n*ar,upper:n*ar,velocity:e,effort:t}),M_=(n,e,t,i)=>({lower:n,upper:e,velocity:t,effort:i});function xl(n,e,t,i,r=Gw,s=vi){let o={kind:"dh",name:n,convention:"standard",rows:i.map((a,l)=>({...a,name:`joint${l+1}`})),gravity:[...r],base:[...vi],tool:[...s],payload:structuredClone(__),shapes:[]};return{title:n,words:e,joints:i.map(a=>a.joint).join(""),home:t,model:o}}var ru=(n,e,t)=>Fn({link:`link${n}`,a:e,mass:t,com:[-e/2,0,0],inertia:[t*.01**2/12,t*e**2/12,t*e**2/12,0,0,0],...ni(180,6,20)}),S_=[0,-9.81,0],su=[xl("Planar 2R","Two rods in a vertical plane",[60*ar,-50*ar],[ru(1,.3,.5),ru(2,.25,.4)],S_),xl("Planar 3R","Three rods of Saha’s Example 9.4",[70*ar,-50*ar,-40*ar],[ru(1,.3,.5),ru(2,.25,.4),ru(3,.22,.3)],S_),xl("Spherical RRP","Turret, shoulder and a sliding arm",[35*ar,-20*ar,.35],[Fn({link:"turret",d:.4,alpha:-$i,...qn(8,[0,.4,0],.06),...ni(160,2,120)}),Fn({link:"shoulder",d:.12,theta:-$i,alpha:-$i,...qn(5,[0,.12,0],.05),...ni(110,2,120)}),Fn({link:"slide",joint:"P",d:.2,...qn(2.5,[0,0,-.4],.03),...M_(0,.5,1,300)})]),xl("SCARA","Two parallel arms, a quill that turns",[40*ar,-70*ar,.08,0],[Fn({link:"upper arm",d:.38,a:.325,...qn(7,[-.325,0,0],.05),...ni(150,6.7,90)}),Fn({link:"forearm",a:.275,alpha:Math.PI,...qn(4,[-.275,0,0],.045),...ni(145,12,45)}),Fn({link:"quill",joint:"P",d:.06,...qn(1.2,[0,0,-.25],.015),...M_(0,.2,1.1,150)}),Fn({link:"flange",d:.03,...qn(.3,[0,0,-.03],.03),...ni(360,25,8)})]),xl("Six-axis arm","Elbow and a spherical wrist, like most of industry",[20,35,25,20,55,0].map(n=>n*ar),[Fn({link:"turret",d:.4,a:.06,alpha:-$i,...qn(16,[-.06,.3,0],.1),...ni(170,3,300),viscous:1.5,coulomb:[4,-4]}),Fn({link:"upper arm",a:.5,theta:-$i,...qn(11,[-.5,0,0],.07),...ni(120,3,300),viscous:1.5,coulomb:[4,-4]}),Fn({link:"elbow",a:.05,alpha:-$i,...qn(6,[-.05,0,.1],.06),...ni(140,3,150),viscous:.8,coulomb:[2,-2]}),Fn({link:"forearm",d:.48,alpha:$i,...qn(5,[0,-.4,0],.045),...ni(180,6,40),viscous:.3,coulomb:[.8,-.8]}),Fn({link:"wrist",alpha:-$i,...qn(1.6,[0,0,.08],.04),...ni(120,6,40),viscous:.3,coulomb:[.8,-.8]}),Fn({link:"flange",d:.09,...qn(.5,[0,0,-.05],.035),...ni(360,8,20),viscous:.2,coulomb:[.5,-.5]})]),xl("Seven-axis arm","One joint more than space needs: the elbow can swing",[20,35,-15,-75,10,60,0].map(n=>n*ar),[Fn({link:"link1",d:.34,alpha:-$i,...qn(5.8,[0,.18,0],.07),...ni(170,1.7,320)}),Fn({link:"link2",alpha:$i,...qn(5.2,[0,0,.2],.065),...ni(120,1.7,320)}),Fn({link:"link3",d:.4,alpha:$i,...qn(4,[0,-.2,0],.06),...ni(170,1.7,176)}),Fn({link:"link4",alpha:-$i,...qn(3.8,[0,0,.2],.055),...ni(120,2.2,176)}),Fn({link:"link5",d:.4,alpha:-$i,...qn(2.6,[0,.2,0],.05),...ni(170,2.4,110)}),Fn({link:"link6",alpha:$i,...qn(1.9,[0,0,.06],.045),...ni(120,3.1,40)}),Fn({link:"link7",d:.126,...qn(.6,[0,0,-.06],.04),...ni(175,3.1,40)})])];var w_=su[4],Ci=Le(fa(w_.model,w_.home)),ys=Le([]),ou=Le([]),Ww=1500,qw=300,Ri=Ve(()=>Ci.value),ut=Ve(()=>Ci.value.model),Nt=Ve(()=>Ci.value.pose),xs=Ve(()=>Ci.value.motion),Vr=Ve(()=>Ci.value.simulation),qt=Ve(()=>Ci.value.view),j3=Ve(()=>Ci.value.lesson),pa=Ve(()=>ys.value.at(-1)?.label??""),ma=Ve(()=>ou.value.at(-1)?.label??"");function Rn(n,e,t=""){let i=Ci.peek(),r={...i,...e(i)};r.model.kind==="dh"&&(r=xm(r,r.model.rows.length));let s=ys.peek(),o=s.at(-1),a=performance.now();zr(()=>{t&&o&&o.key===t&&a-o.at<Ww?ys.value=[...s.slice(0,-1),{...o,after:r,at:a}]:ys.value=[...s.slice(-qw),{label:n,before:i,after:r,key:t,at:a}],ou.value=[],Ci.value=r})}function bl(){let n=ys.peek().at(-1);n?.key&&(ys.value=[...ys.peek().slice(0,-1),{...n,key:""}])}function Un(n){Ci.value={...Ci.peek(),view:{...Ci.peek().view,...n}}}function Hr(n,e,t=!1){let{theme:i,degrees:r,layers:s,screen:o}=Ci.peek().view;Rn(n,()=>t?e:{...e,view:{...e.view,theme:i,degrees:r,layers:s,screen:o}})}function A_(n,e,t){let i=n.peek().at(-1);i&&zr(()=>{n.value=n.peek().slice(0,-1),e.value=[...e.peek(),{...i,key:""}],Ci.value={...i[t],view:Ci.peek().view}})}var T_=()=>A_(ys,ou,"before"),E_=()=>A_(ou,ys,"after");function C_(n){zr(()=>{ys.value=[],ou.value=[],Ci.value=n})}var Xi=n=>Number.isInteger(n)&&Math.abs(n)<1e15?`${n}.0`:String(n),Rt=n=>`[${Array.from(n,Xi).join(", ")}]`,au=n=>JSON.stringify(n),$w=n=>`[${[0,1,2,3].map(e=>Rt(n.slice(4*e,4*e+4))).join(", ")}]`;function Ml(){let n=Ri.value.model,e=["import isodyn as iso",""];return n.kind==="dh"?e.push(...Xw(n)):e.push(`robot = iso.Robot.from_toml('''${n.toml.replaceAll("\\","\\\\").replaceAll("'''","\\'\\'\\'")}''').with_gravity(${Rt(n.gravity)})`),n.payload.mass>0&&e.push(`robot = robot.with_payload(${Xi(n.payload.mass)}, ${Rt(n.payload.com)}, ${Rt(n.payload.inertia)})`),e.join(`
`)}function Xw(n){let e=n.rows.map(i=>{let r=[`joint=${au(i.joint)}`];for(let o of["a","alpha","d","theta","mass"])i[o]&&r.push(`${o}=${Xi(i[o])}`);i.com.some(Boolean)&&r.push(`com=${Rt(i.com)}`),i.inertia.some(Boolean)&&r.push(`inertia=${Rt(i.inertia)}`);let s=["lower","upper","velocity","effort"].filter(o=>i[o]!==null);s.length&&r.push(`limits=iso.Limits(${s.map(o=>`${o}=${Xi(i[o])}`).join(", ")})`);for(let o of["viscous","rotor_inertia","stiffness","rest"])i[o]&&r.push(`${o}=${Xi(i[o])}`);i.gear_ratio!==1&&r.push(`gear_ratio=${Xi(i.gear_ratio)}`);for(let o of["coulomb","static"])i[o].some(Boolean)&&r.push(`${o}=(${i[o].map(Xi).join(", ")})`);return i.passive&&r.push("passive=True"),r.push(`joint_name=${au(i.name)}`,`link_name=${au(i.link)}`),`    dict(${r.join(", ")}),`}),t=["base","tool"].filter(i=>n[i].some((r,s)=>r!==vi[s]));return["rows = [",...e,"]",`robot = iso.Robot.from_dh(rows, convention=${au(n.convention)}, name=${au(n.name||"robot")}, gravity=${Rt(n.gravity)}${t.map(i=>`, ${i}=${$w(n[i])}`).join("")})`]}var On=(...n)=>[Ml(),...n].join(`
`)+`
`;var So=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];function Gr(n,e){return[n[0],n[1],n[2],e[0],n[3],n[4],n[5],e[1],n[6],n[7],n[8],e[2],0,0,0,1]}function Jt(n){return[n[0],n[1],n[2],n[4],n[5],n[6],n[8],n[9],n[10]]}function qe(n){return[n[3],n[7],n[11]]}function bt(n,e){let t=new Array(16).fill(0);for(let i=0;i<3;i++)for(let r=0;r<4;r++)t[4*i+r]=n[4*i]*e[r]+n[4*i+1]*e[4+r]+n[4*i+2]*e[8+r]+(r===3?n[4*i+3]:0);return t[15]=1,t}function ga(n){let e=Ao(Jt(n));return Gr(e,Kt(wo(e,qe(n)),-1))}function kt(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3],n[4]*e[0]+n[5]*e[1]+n[6]*e[2]+n[7],n[8]*e[0]+n[9]*e[1]+n[10]*e[2]+n[11]]}function wo(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2],n[3]*e[0]+n[4]*e[1]+n[5]*e[2],n[6]*e[0]+n[7]*e[1]+n[8]*e[2]]}function qs(n,e){let t=[];for(let i=0;i<3;i++)for(let r=0;r<3;r++)t.push(n[3*i]*e[r]+n[3*i+1]*e[3+r]+n[3*i+2]*e[6+r]);return t}function Ao(n){return[n[0],n[3],n[6],n[1],n[4],n[7],n[2],n[5],n[8]]}function ii(n,e){return Array.from(n,(t,i)=>t+e[i])}function bn(n,e){return Array.from(n,(t,i)=>t-e[i])}function Kt(n,e){return Array.from(n,t=>t*e)}function $n(n,e){let t=0;for(let i=0;i<n.length;i++)t+=n[i]*e[i];return t}function To(n,e){return[n[1]*e[2]-n[2]*e[1],n[2]*e[0]-n[0]*e[2],n[0]*e[1]-n[1]*e[0]]}function Tt(n){return Math.sqrt($n(n,n))}function qh(n,e){let[t,i,r]=[n[0],n[1],n[2]],s=Math.cos(e),o=Math.sin(e),a=1-s;return[s+t*t*a,t*i*a-r*o,t*r*a+i*o,i*t*a+r*o,s+i*i*a,i*r*a-t*o,r*t*a-i*o,r*i*a+t*o,s+r*r*a]}function va(n){let e=[n[0],n[4],n[8]],t=[0,1,2].map(u=>1+e[u]-e[(u+1)%3]-e[(u+2)%3]);t.push(1+e[0]+e[1]+e[2]);let i=(u,h)=>n[3*u+h],r=t.indexOf(Math.max(...t)),s=[0,0,0,0];for(let u=0;u<3;u++){let[h,d]=[(u+1)%3,(u+2)%3];r===3?s[u]=i(d,h)-i(h,d):r===u&&(s[u]=t[u],s[h]=i(u,h)+i(h,u),s[d]=i(u,d)+i(d,u),s[3]=i(d,h)-i(h,d))}r===3&&(s[3]=t[3]);let o=Math.sqrt($n(s,s)),a=Math.abs(s[3])/o,l=s.slice(0,3).map(u=>(s[3]<0?-1:1)*u/o),c=Tt(l);return c>0?Kt(l,2*Math.atan2(c,a)/c):[0,0,0]}function $h(n,e){let t=e.length,i=new Float64Array(t*t);for(let s=0;s<t;s++)for(let o=0;o<=s;o++){let a=n[t*s+o];for(let l=0;l<o;l++)a-=i[t*s+l]*i[t*o+l];if(s===o){if(!(a>0))return null;i[t*s+s]=Math.sqrt(a)}else i[t*s+o]=a/i[t*o+o]}let r=Array.from(e);for(let s=0;s<t;s++){for(let o=0;o<s;o++)r[s]-=i[t*s+o]*r[o];r[s]/=i[t*s+s]}for(let s=t-1;s>=0;s--){for(let o=s+1;o<t;o++)r[s]-=i[t*o+s]*r[o];r[s]/=i[t*s+s]}return r}function Sl(n,e){let t=Array.from(n),i=Array.from({length:e*e},(s,o)=>o%(e+1)===0?1:0);for(let s=0;s<60;s++){let o=0,a=0;for(let l=0;l<e;l++){a+=t[e*l+l]**2;for(let c=0;c<l;c++)o+=t[e*l+c]**2}if(!(o>1e-32*a))break;for(let l=0;l<e-1;l++)for(let c=l+1;c<e;c++){let u=t[e*l+c];if(u===0)continue;let h=(t[e*c+c]-t[e*l+l])/(2*u),d=(h>=0?1:-1)/(Math.abs(h)+Math.sqrt(h*h+1)),f=1/Math.sqrt(d*d+1),g=d*f;for(let y=0;y<e;y++){let[p,m]=[t[e*y+l],t[e*y+c]];t[e*y+l]=f*p-g*m,t[e*y+c]=g*p+f*m}for(let y=0;y<e;y++){let[p,m]=[t[e*l+y],t[e*c+y]];t[e*l+y]=f*p-g*m,t[e*c+y]=g*p+f*m}for(let y=0;y<e;y++){let[p,m]=[i[e*y+l],i[e*y+c]];i[e*y+l]=f*p-g*m,i[e*y+c]=g*p+f*m}}}let r=Array.from({length:e},(s,o)=>o).sort((s,o)=>t[e*s+s]-t[e*o+o]);return{values:r.map(s=>t[e*s+s]),vectors:r.map(s=>Array.from({length:e},(o,a)=>i[e*a+s]))}}function wl(n,e){if(e<0)return[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];let t=12*e;return[n[t],n[t+1],n[t+2],n[t+9],n[t+3],n[t+4],n[t+5],n[t+10],n[t+6],n[t+7],n[t+8],n[t+11],0,0,0,1]}function R_(n,e){let{fields:t,numbers:i,parents:r}=n,s=i.length/r.length,o=new Float64Array(12*r.length);return r.forEach((a,l)=>{let c=s*l,u=y=>i.slice(c+t[y][0],c+t[y][0]+t[y][1]),h=e[l]+u("offset")[0],d=bt(wl(o,a),Gr(u("R"),u("p"))),f=n.turns[l]?Gr(qh([0,0,1],h),[0,0,0]):Gr([1,0,0,0,1,0,0,0,1],[0,0,h]),g=bt(d,f);o.set([...Jt(g),...qe(g)],12*l)}),o}function lr(n,e,t){let{body:i,frame:r}=n.links[t];return bt(wl(e,i),r)}function lu(n){return n.links.findIndex(e=>e.name===n.tip)}function P_(n,e){let t=[];for(let i=e;i>=0;i=n.parents[i])t.push(i);return t}function I_(n,e,t){let i=wl(e,t);return{axis:wo(Jt(i),n.axes.slice(3*t,3*t+3)),point:qe(i)}}function cu(n,e,t,i){let r=n.n,s=new Float64Array(6*r);for(let o of P_(n,t)){let{axis:a,point:l}=I_(n,e,o),c=n.turns[o],u=c?To(a,bn(i,l)):a;for(let h=0;h<3;h++)s[h*r+o]=u[h],s[(h+3)*r+o]=c?a[h]:0}return s}function L_(n,e,t,i,r){let s=new Array(n.n).fill(0);for(let o of P_(n,t)){let{axis:a,point:l}=I_(n,e,o);s[o]=n.turns[o]?$n(To(a,bn(i,l)),r):$n(a,r)}return s}var Xh=class n{manifest;views=new Map;functions;constructor(e,t){this.manifest=e,this.functions=t.exports;let i=t.exports.memory;for(let[r,s]of Object.entries(e.arrays))this.views.set(r,new Float64Array(i.buffer,s.offset,s.size))}static async load(e){let t=await WebAssembly.compile(e),[i]=WebAssembly.Module.customSections(t,"isodyn");if(!i)throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");let r=JSON.parse(new TextDecoder().decode(i));return new n(r,await WebAssembly.instantiate(t,{}))}has(e){return e in this.manifest.functions}holds(e){return this.views.has(e)}array(e){let t=this.views.get(e);if(!t)throw new Error(`no array is called "${e}"; there are ${[...this.views.keys()].join(", ")}`);return t}set(e){for(let[t,i]of Object.entries(e)){let r=this.views.get(t);if(r){if(i.length!==r.length)throw new Error(`"${t}" takes ${r.length} numbers, and ${i.length} came`);r.set(i)}}return this}run(e){let t=this.functions[e];if(!this.has(e)||!t)throw new Error(`no kernel is called "${e}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);return t(),this}call(e,t={}){return this.set(t).run(e),this.array(this.manifest.functions[e].outputs[0]).slice()}};var U_={R:9,p:3,offset:1,mass:1,com:3,inertia:6,armature:1,viscous:1,coulomb:2,static:2,stiffness:1,rest:1,lower:1,upper:1},D_=1e300,Yw=[[1,0],[0,1],[-1,0],[0,-1]];function O_(n){let e=Math.round(n/(Math.PI/2));return Math.abs(n-e*(Math.PI/2))<=4e-16*Math.max(1,Math.abs(n))?Yw[(e%4+4)%4]:[Math.cos(n),Math.sin(n)]}function $s(n){let[e,t]=O_(n);return Gr([e,-t,0,t,e,0,0,0,1],[0,0,0])}function Eo(n){let[e,t]=O_(n);return Gr([1,0,0,0,e,-t,0,t,e],[0,0,0])}function cr(n,e,t){return Gr([1,0,0,0,1,0,0,0,1],[n,e,t])}function uu(n,e){if(n.convention==="standard")return[e.joint==="P"?$s(e.theta):[...So],bt(bt(cr(0,0,e.joint==="P"?0:e.d),cr(e.a,0,0)),Eo(e.alpha))];let t=bt(Eo(e.alpha),cr(e.a,0,0));return[bt(t,e.joint==="P"?$s(e.theta):cr(0,0,e.d)),[...So]]}function N_(n){return[n[0],n[3],n[4],n[3],n[1],n[5],n[4],n[5],n[2]]}function Jw(n){return[[0,0],[1,1],[2,2],[0,1],[0,2],[1,2]].map(([e,t])=>(n[3*e+t]+n[3*t+e])/2)}function k_(n,e){return qs(qs(e,n),Ao(e))}function Kw(n,e,t){let i=$n(t,t);return Array.from(n,(r,s)=>r+e*((s%4===0?i:0)-t[Math.floor(s/3)]*t[s%3]))}function Zw(n,e){if(e.mass===0&&e.inertia.every(s=>s===0))return n;let t=n.mass+e.mass,i=t!==0?Kt(ii(Kt(n.com,n.mass),Kt(e.com,e.mass)),1/t):n.com,r=[n,e].map(s=>Kw(s.inertia,s.mass,bn(s.com,i)));return{mass:t,com:i,inertia:ii(r[0],r[1])}}function Yh(n){let e=n.rows[n.rows.length-1],t=bt(uu(n,e)[1],n.tool);return[...Jt(t),...qe(t)]}function hu(n){let e=[...n.base];return n.rows.flatMap((t,i)=>{let[r,s]=uu(n,t),o=bt(e,r);e=s;let a=Jt(s),l={mass:t.mass,com:kt(s,t.com),inertia:k_(N_(t.inertia),a)};if(i===n.rows.length-1){let u=bt(s,n.tool),{payload:h}=n;l=Zw(l,{mass:h.mass,com:kt(u,h.com),inertia:k_(N_(h.inertia),Jt(u))})}let c={R:Jt(o),p:qe(o),offset:[t.joint==="R"?t.theta:t.d],mass:[l.mass],com:l.com,inertia:Jw(l.inertia),armature:[t.gear_ratio**2*t.rotor_inertia],viscous:[t.viscous],coulomb:t.coulomb,static:t.static,stiffness:[t.stiffness],rest:[t.rest],lower:[t.lower??-D_],upper:[t.upper??D_]};return Object.keys(U_).flatMap(u=>[...c[u]])})}function B_(n){let e=n.rows.length,t=c=>c.joint==="R"?"rad":"m",i=[{name:"base",body:-1,frame:[...So],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:n.shapes},...n.rows.map((c,u)=>({name:c.link,body:u,frame:uu(n,c)[1],mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:c.shapes}))],r=F_(n.base)?"base":"base_dh",s=n.rows[e-1]?.link??"";if(!F_(n.tool)){let{payload:c}=n;i.push({name:"tool",body:e-1,frame:bt(i[e].frame,n.tool),mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:[]}),s="tool"}let o=n.rows.map((c,u)=>({name:c.name,type:c.joint==="R"?"revolute":"prismatic",parent:u?i[u].name:r,child:c.link,q:u,nq:1,v:u,nv:1,body:u,passive:c.passive,lower:[c.lower],upper:[c.upper],velocity:[c.velocity],effort:[c.effort]}));r!=="base"&&i.splice(1,0,{name:r,body:-1,frame:[...n.base],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:[]});let a=0,l=Object.fromEntries(Object.entries(U_).map(([c,u])=>(a+=u,[c,[a-u,u]])));return{name:n.name,key:n.rows.map(c=>c.joint).join(""),editable:!0,n:e,nq:e,positions:n.rows.map(c=>c.name),position_units:n.rows.map(t),velocities:n.rows.map(c=>c.name),effort_units:n.rows.map(c=>c.joint==="R"?"N m":"N"),joints:o,links:jw(n)?i:Qw(n,i),loops:[],parents:n.rows.map((c,u)=>u-1),turns:n.rows.map(c=>c.joint==="R"),axes:n.rows.flatMap(()=>[0,0,1]),fields:l,numbers:hu(n),gravity:[...n.gravity],neutral:new Array(e).fill(0),dry:n.rows.some(c=>[...c.coulomb,...c.static].some(u=>u!==0)),tip:s}}function F_(n){return So.every((e,t)=>n[t]===e)}function jw(n){return n.shapes.length>0||n.rows.some(e=>e.shapes.length>0)}function Qw(n,e){let t=n.rows.map((r,s)=>{let o=qe(ga(uu(n,r)[1])),a=n.rows[s+1];return[o,a?qe(uu(n,a)[0]):qe(n.tool)]}),i=t.reduce((r,[s,o])=>r+Tt(bn(o,s)),0)||1;return e.map(r=>{let s=t[n.rows.findIndex(a=>a.link===r.name)];if(!s||Tt(bn(s[1],s[0]))<1e-9*i)return r;let o={kind:"capsule",ends:[...s[0],...s[1]],radius:.035*i,size:[],frame:[],mesh:""};return{...r,shapes:[o]}})}function Jh(n,e,t){let i=e.theta+(e.joint==="R"?t:0),r=e.d+(e.joint==="P"?t:0),s={theta:{name:"theta",value:i,frame:$s(i)},d:{name:"d",value:r,frame:cr(0,0,r)},a:{name:"a",value:e.a,frame:cr(e.a,0,0)},alpha:{name:"alpha",value:e.alpha,frame:Eo(e.alpha)}};return n==="standard"?[s.theta,s.d,s.a,s.alpha]:[s.alpha,s.a,s.theta,s.d]}var e1=(n,e,t)=>Jh(n.convention,n.rows[e],t).reduce((i,r)=>bt(i,r.frame),vi);function Al(n,e){let t=[[...n.base]];return n.rows.forEach((i,r)=>t.push(bt(t[r],e1(n,r,e[r]??0)))),[...t,bt(t[t.length-1],n.tool)]}function Kh(n){let e=Math.hypot(...n);return e>1e-9?n.map(t=>-t/e||0):[0,0,1]}function t1(n){let e=n.rows.reduce((t,i)=>t+Math.abs(i.a)+Math.max(Math.abs(i.d),i.joint==="P"?Math.abs(i.d+(i.upper??0)):0),0);return Math.max(e+Math.hypot(...qe(n.tool)),.001)}function Zh(n){let e=n.rows.length,t=t1(n),i=p=>t*(.043-.021*Math.min(1,p/Math.max(e,4))),r=[{name:"base",parts:[],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}],s=[],o=n.convention==="standard",a=Array.from({length:e+1},()=>[]),l=(p,m,_,w,b)=>{Math.hypot(_[0]-m[0],_[1]-m[1],_[2]-m[2])>.25*b&&a[p].push({kind:"limb",from:m,to:_,r0:w,r1:b,tone:"body"})};n.rows.forEach((p,m)=>{let[_,w]=[i(m),i(m+1)],[b,E]=[Math.cos(p.alpha),Math.sin(p.alpha)];if(o){let S=[-p.a,-p.d*E,-p.d*b],x=[-p.a,0,0],A=[0,E,b];if(p.joint==="R")c(m,m+1,[0,0,0],S,A,_),l(m+1,S,x,.74*_,.7*(p.a?_:w)),l(m+1,x,[0,0,0],.74*_,.74*w),Math.abs(p.a)>w&&Math.abs(p.d)>_&&a[m+1].push({kind:"ball",at:x,radius:.78*_,tone:"body"});else{u(m,[0,0,0],[0,0,1],p,_);let O=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:x.map((F,D)=>F-O*A[D]),to:x,width:1*_,tone:"body"}),l(m+1,x,[0,0,0],.6*_,.74*w)}}else{let S=[p.a,0,0],x=[0,-E,b];if((m>0||p.a)&&l(m,[0,0,0],S,.74*i(m),.74*_),p.joint==="R")c(m,m+1,S,[0,0,-p.d],[0,0,1],_,x),l(m+1,[0,0,-p.d],[0,0,0],.74*_,.7*_);else{u(m,S,x,p,_);let A=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:[0,0,-A],to:[0,0,0],width:1*_,tone:"body"})}}s.push({name:p.name,type:p.joint==="R"?"revolute":"prismatic",link:m,child:m+1,frame:o?[...vi]:bt(Eo(p.alpha),cr(p.a,0,0))})});function c(p,m,_,w,b,E,S=[0,0,1]){a[p].push({kind:"drum",at:_,axis:S,radius:E,length:1.7*E,tone:"joint"}),a[m].push({kind:"drum",at:w,axis:b,radius:.86*E,length:2.15*E,tone:"accent"})}function u(p,m,_,w,b){let E=m.map((x,A)=>x+_[A]*Math.min(0,w.d)-_[A]*.9*b),S=m.map((x,A)=>x+_[A]*(Math.max(w.d,0)*.35+.9*b));a[p].push({kind:"beam",from:E,to:S,width:1.75*b,tone:"joint"})}let h=i(e),d=qe(n.tool),f=[n.tool[2],n.tool[6],n.tool[10]];if(Math.hypot(...d)>.5*h&&l(e,[0,0,0],d,.5*h,.4*h),g()>2.2*h?a[e].push({kind:"ball",at:d,radius:.72*h,tone:"accent"}):a[e].push({kind:"drum",at:d.map((p,m)=>p-.2*h*f[m]),axis:f,radius:.62*h,length:.5*h,tone:"joint"}),n.payload.mass>0){let p=Math.min(.11*t,Math.max(.02*t,.5*Math.cbrt(n.payload.mass/2700)));a[e].push({kind:"ball",at:kt(n.tool,n.payload.com),radius:p,tone:"foot"})}function g(){return Math.abs(n.rows[e-1].a)}n.rows.forEach((p,m)=>r.push({name:p.link,parts:[],mass:p.mass,com:p.com,inertia:p.inertia})&&(r[m].parts=a[m])),r[e].parts=a[e];let y=Kh(n.gravity);if(r[0].parts.push(...n1(n,y,i(0))),n.shapes.length||n.rows.some(p=>p.shapes.length)){let p=ga(n.base);r[0].parts=n.shapes.map(m=>i1(bm(m,"foot"),p)),n.rows.forEach((m,_)=>r[_+1].parts=m.shapes.map(w=>bm(w,_%2?"body":"accent")))}return{links:r,joints:s,tip:{link:e,frame:[...n.tool]},reach:t,up:y}}function n1(n,e,t){let i=[0,0,1],[r,s,o]=[n.base[2],n.base[6],n.base[10]];return Math.abs(r*e[0]+s*e[1]+o*e[2])>.9?[{kind:"drum",at:[0,0,-.7*t],axis:i,radius:1.65*t,length:.6*t,tone:"foot"}]:[{kind:"drum",at:[0,0,-1.35*t],axis:i,radius:1.3*t,length:.9*t,tone:"foot"}]}function bm(n,e){let t=n.frame.length?n.frame:[...vi],i=[t[2],t[6],t[10]];switch(n.kind){case"capsule":return{kind:"limb",from:n.ends.slice(0,3),to:n.ends.slice(3,6),r0:n.radius,r1:n.radius,tone:e==="foot"?"foot":"body"};case"cylinder":return{kind:"drum",at:qe(t),axis:i,radius:n.radius,length:n.size[0],tone:e};case"sphere":return{kind:"ball",at:qe(t),radius:n.radius,tone:e};case"ellipsoid":return{kind:"ellipsoid",frame:t,size:n.size,tone:e};case"mesh":return{kind:"mesh",frame:t,size:n.size,mesh:n.mesh,tone:e==="accent"?"body":e};default:return{kind:"box",frame:t,size:n.size,tone:e}}}function i1(n,e){let t=i=>kt(e,i).map((r,s)=>r-e[4*s+3]);switch(n.kind){case"limb":case"beam":return{...n,from:kt(e,n.from),to:kt(e,n.to)};case"drum":return{...n,at:kt(e,n.at),axis:t(n.axis)};case"ball":return{...n,at:kt(e,n.at)};default:return{...n,frame:bt(e,n.frame)}}}function z_(n,e){let t=n.links.map((o,a)=>({name:o.name,mass:o.mass,com:o.com,inertia:o.inertia,parts:o.shapes.map(l=>bm(l,o.body<0?"foot":a%2?"body":"accent"))})),i=n.joints.filter(o=>o.nv===1).map(o=>{let a=n.links.findIndex(c=>c.name===o.child),l=n.axes.slice(3*o.body,3*o.body+3);return{name:o.name,type:o.type,link:a,child:a,frame:bt(ga(n.links[a].frame),r1(l))}}),r=t.flatMap(o=>o.parts.flatMap(a=>a.kind==="limb"?[a.r0]:[]));if(r.length){let o=Math.max(...r);for(let{link:a,frame:l}of i)t[a].parts.push({kind:"drum",at:qe(l),axis:[l[2],l[6],l[10]],radius:1.25*o,length:2.4*o,tone:"joint"})}let s=n.links.findIndex(o=>o.name===n.tip);return{links:t,joints:i,tip:{link:s,frame:[...vi]},reach:e,up:Kh(n.gravity)}}function r1(n){let e=n.map(a=>a/(Math.hypot(...n)||1)),t=Math.abs(e[0])<.8?[1,0,0]:[0,1,0],i=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],r=Math.hypot(...i),s=i.map(a=>a/r),o=[s[1]*e[2]-s[2]*e[1],s[2]*e[0]-s[0]*e[2],s[0]*e[1]-s[1]*e[0]];return[o[0],s[0],e[0],0,o[1],s[1],e[1],0,o[2],s[2],e[2],0,0,0,0,1]}function Mm(n){let e=Math.hypot(n[0],n[4]),t=i=>Math.abs(i)<1e-15?0:i;return e>1e-9?[Math.atan2(n[9],n[10]),Math.atan2(-n[8],e),Math.atan2(n[4],n[0])].map(t):[Math.atan2(-n[6],n[5]),Math.atan2(-n[8],e),0].map(t)}function V_([n,e,t],i){let r=[Math.cos(e),0,Math.sin(e),0,0,1,0,0,-Math.sin(e),0,Math.cos(e),0,0,0,0,1],s=bt(bt($s(t),r),Eo(n)).map(o=>Math.abs(o)<1e-16?0:o);return[s[3],s[7],s[11]]=i,s}var Tm={};fw(Tm,{SPEEDS:()=>ya,duration:()=>_a,film:()=>tn,filmed:()=>wm,followTime:()=>Am,live:()=>Tl,loop:()=>bs,playing:()=>ur,sampleAt:()=>Sm,seek:()=>Cr,show:()=>Yi,speed:()=>hr,stepBy:()=>xa,time:()=>an,toggle:()=>du});var tn=Le(null),Tl=Le(null),an=Le(0),ur=Le(!1),hr=Le(1),bs=Le(!0),_a=Ve(()=>tn.value?.t.length?tn.value.t[tn.value.t.length-1]:0),ya=[.1,.25,.5,1,2,4];function Sm(n,e){let t=0,i=n.length-1;for(;t<i;){let r=t+i+1>>1;n[r]<=e?t=r:i=r-1}return t}var wm=Ve(()=>{let n=tn.value;if(!n?.t.length)return[];let e=Sm(n.t,an.value),t=Math.min(e+1,n.t.length-1),i=t>e?Math.min(1,Math.max(0,(an.value-n.t[e])/(n.t[t]-n.t[e]))):0;return n.q.map(r=>r[e]+i*(r[t]-r[e]))});function Yi(n){zr(()=>{(!n||n.title!==tn.peek()?.title)&&(an.value=0,ur.value=!1),tn.value=n,n&&(an.value=Math.min(an.peek(),n.t[n.t.length-1]??0))})}function du(){tn.peek()&&(!ur.peek()&&an.peek()>=_a.peek()&&(an.value=0),ur.value=!ur.peek())}var Cr=n=>{an.value=Math.min(Math.max(n,0),_a.peek())};function xa(n){let e=tn.peek();if(!e)return;ur.value=!1;let t=Math.max(1,Math.round(e.t.length/200)),i=Sm(e.t,an.peek()+1e-12);an.value=e.t[Math.min(Math.max(i+n*t,0),e.t.length-1)]}function Am(){let n=0,e=Ct(()=>{if(cancelAnimationFrame(n),!ur.value)return;let t=performance.now(),i=r=>{let s=an.peek()+hr.peek()*(r-t)/1e3;t=r,s<_a.peek()?an.value=s:bs.peek()?an.value=0:(an.value=_a.peek(),ur.value=!1),ur.peek()&&(n=requestAnimationFrame(i))};n=requestAnimationFrame(i)});return()=>(cancelAnimationFrame(n),e())}function El(n){let e=typeof document>"u"?null:document.getElementById(`isodyn-${n}`);return e?.textContent?JSON.parse(e.textContent):null}var Bi=El("home")?.home??(typeof location<"u"&&location.protocol.startsWith("http")?"served":"file"),dr=Le(Bi==="served"?"starting":"none"),Cm=Le(null),o1=Le(null),Co=Ve(()=>dr.value==="connected"),fu=Ve(()=>{switch(dr.value){case"none":return Bi==="notebook"?"In a notebook: everything here is computed in the page.":"No server: everything here is computed in the page.";case"starting":return"Looking for the server …";case"connected":return`Connected to isodyn ${Cm.value?.version??""} on this computer.`;case"lost":return"The server has gone. The page goes on computing, and takes it up again when it is back.";case"link":return"The server does not know this page: open it by the link that “isodyn workbench” printed."}}),ba=class extends Error{constructor(t){super(t.text);this.problem=t}problem},a1={error:"absent",text:"This needs the server: start it with “isodyn workbench” and open this document there."};async function Cl(n,e={}){if(Bi!=="served")throw new ba(a1);let t;try{t=await fetch(n,{credentials:"same-origin",cache:"no-store",...e})}catch{throw dr.peek()==="connected"&&(dr.value="lost"),new ba({error:"lost",text:fu.peek()})}if(t.ok)return await t.json();let i;try{i=await t.json()}catch{i={error:String(t.status),text:`The server answered ${t.status} ${t.statusText}.`}}throw i.error==="link"&&(dr.value="link"),new ba(i)}var G_=n=>({method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),l1=4e3;function W_(n){if(Bi!=="served")return()=>{};let e=0,t=!1,i=async()=>{try{let r=await Cl("api/hello");Cm.peek()?.session!==r.session&&(o1.value=null),Cm.value=r,dr.value="connected",t||n(r),t=!0}catch{dr.peek()==="starting"&&(dr.value="lost")}e=window.setTimeout(i,l1)};return i(),()=>clearTimeout(e)}var Rm=El("library")??[];async function q_(){return Bi==="served"?Cl("api/library"):Rm.map(n=>n.row)}async function $_(n){let e=Rm.find(t=>t.row.name===n);return e?e.opened:Cl(`api/library/${encodeURIComponent(n)}`)}var X_=n=>Cl(`api/open?name=${encodeURIComponent(n.name)}`,{method:"POST",headers:{"Content-Type":"application/octet-stream"},body:n}),Pm=n=>Cl("api/model",G_(n));async function Y_(n){let e=Rm.find(t=>t.opened.model.kind==="source"&&n.model.kind==="source"&&t.opened.model.toml===n.model.toml);if(e)return e.opened.structure;try{return(await Pm(n.model)).structure}catch{return null}}var H_=n=>Uint8Array.from(atob(n),e=>e.charCodeAt(0)),Em=new Map;function J_(n,e){let t=Em.get(n);return t||(t=c1(n,e),Em.set(n,t),t.catch(()=>Em.delete(n))),t}async function c1(n,e){let t=El("kernels")?.[n];if(t)return H_(t);if(Bi==="docs"){let i=await fetch(`kernels/${encodeURIComponent(n)}.wasm`);if(i.ok)return new Uint8Array(await i.arrayBuffer())}if(Bi==="served"){let i=(await Im("kernels",e,{key:n}).done).files[0];if(i?.base64)return H_(i.base64)}throw new Error(`Kernels for joints ${n} are not in this page. Start “isodyn workbench” and open this document there: it makes them in seconds, and the file that it exports has them.`)}function Im(n,e,t={}){let i=Le({share:-1,text:"Starting …"}),r="",s=!1,o=null,a=()=>{r&&fetch(`api/jobs/${r}`,{method:"DELETE",credentials:"same-origin"}).catch(()=>{})};return{kind:n,progress:i,done:(async()=>(r=(await Cl("api/jobs",G_({kind:n,document:e,options:t}))).id,s&&a(),new Promise((c,u)=>{o=new EventSource(`api/jobs/${r}/events`),o.addEventListener("progress",h=>i.value=JSON.parse(h.data)),o.addEventListener("done",h=>(o?.close(),c(JSON.parse(h.data)))),o.addEventListener("failed",h=>(o?.close(),u(new ba(JSON.parse(h.data))))),o.onerror=()=>{o?.readyState!==EventSource.CLOSED&&dr.peek()!=="lost"||(o?.close(),u(new ba({error:"lost",text:"The server went away in the middle of this."})))}})))(),cancel:()=>(s=!0,i.value={share:-1,text:"Ending …"},a())}}var jh=Le({}),pu=(n,e)=>{jh.value={...jh.value,[n]:e}},je=Ve(()=>{let n=ut.value;if(n.kind==="dh")return B_(n);let e=jh.value[n.toml];return e?{...e,gravity:n.gravity}:null}),K_=Ve(()=>je.value?.key??""),Ma=Le({key:"",kernels:null,problem:""}),Wr=Ve(()=>Ma.value.key===K_.value?Ma.value.problem:""),vn=Ve(()=>{let n=je.value,{kernels:e,key:t}=Ma.value;if(!n||!e||t!==n.key)return null;let i=ut.value;return n.editable&&i.kind==="dh"&&e.set({numbers:n.numbers,gravity:i.gravity,tip:Yh(i)}),e});function Z_(){let n=[Ct(()=>{let e=ut.value;e.kind==="source"&&!jh.value[e.toml]&&Y_(Ri.peek()).then(t=>t&&pu(e.toml,t))}),Ct(()=>{let e=K_.value;if(!e||Ma.peek().key===e)return;Ma.value={key:e,kernels:null,problem:""};let t=(i,r)=>{Ma.peek().key===e&&(Ma.value={key:e,kernels:i,problem:r})};J_(e,Ri.peek()).then(i=>Xh.load(i)).then(i=>t(i,""),i=>t(null,i.message))})];return()=>n.forEach(e=>e())}function Rl(n){let e=je.peek();if(e&&ut.peek().kind==="dh"){let t=new Float64Array(12*e.parents.length);return e.parents.forEach((i,r)=>{let s=l=>e.numbers.slice(e.numbers.length/e.parents.length*r+e.fields[l][0]),o=s("offset")[0]+n[r],a=bt(bt(wl(t,i),Gr(s("R"),s("p"))),e.turns[r]?$s(o):cr(0,0,o));t.set([...Jt(a),...qe(a)],12*r)}),t}return vn.peek()?.has("frames")?vn.peek().call("frames",{q:Float64Array.from(n)}):null}function mu(n){let e=ut.value;if(e.kind==="dh")return Al(e,n).slice(0,e.rows.length+1);let t=je.value;if(!t)return[];let i=vn.value&&Rl(n);return t.links.map((r,s)=>i?lr(t,i,s):bt(wl([],-1),So))}var u1=Ve(()=>{let n=je.value;if(!n||ut.value.kind==="dh")return 1;let e=mu(n.neutral);return Math.max(.1,...e.map((t,i)=>Math.hypot(...qe(t))+Math.max(0,...n.links[i].shapes.map(r=>r.ends.length?Math.hypot(r.ends[3]-r.ends[0],r.ends[4]-r.ends[1],r.ends[5]-r.ends[2]):0))))}),Rr=Ve(()=>{let n=ut.value;return n.kind==="dh"?Zh(n):je.value?{...z_(je.value,u1.value),up:Kh(n.gravity)}:null}),Qh=Ve(()=>Tl.value??(tn.value?wm.value:Nt.value.q)),ed=Ve(()=>mu(Qh.value));function h1(n){let e=Rr.value,t=mu(n);return e&&e.tip.link>=0&&t.length?bt(t[e.tip.link],e.tip.frame):[...So]}var td=Ve(()=>h1(Qh.value));var Sa=[["system","As the system"],["light","Light"],["dark","Dark"],["projector","Projector"]],Lm=typeof matchMedia>"u"?null:matchMedia("(prefers-color-scheme: dark)"),j_=Le(Lm?.matches??!1);Lm?.addEventListener("change",()=>j_.value=Lm.matches);var wa=Ve(()=>qt.value.theme==="system"?j_.value?"dark":"light":qt.value.theme),nd=Ve(()=>wa.value==="dark"),id=Ve(()=>wa.value==="projector"?1.5:1),Q_=()=>typeof matchMedia<"u"&&matchMedia("(prefers-reduced-motion: reduce)").matches,ey=()=>{let n=Sa.findIndex(([e])=>e===qt.peek().theme);Un({theme:Sa[(n+1)%Sa.length][0]})},ty=()=>Ct(()=>{document.documentElement.dataset.theme=wa.value});var d1=Symbol.for("pv"),f1=0;function v(n,e,t,i,r,s){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:d1,__v:--f1,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),Et.vnode&&Et.vnode(c),c}var ny={start:"M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",model:"M4 5h16v14H4zM4 10h16M10 10v9",pose:"M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",motion:"M3 18c5 0 5-12 9-12s4 12 9 12",dynamics:"M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",simulation:"M7 4v16l13-8z",methods:"M5 20V10M10 20V4M15 20v-7M20 20V8",lessons:"M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",export:"M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",undo:"M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",redo:"M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",search:"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",share:"M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",more:"M5 12h.01M12 12h.01M19 12h.01",close:"M6 6l12 12M18 6L6 18",check:"M5 12.5l4.5 4.5L19 7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",trash:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",copy:"M9 9h11v11H9zM5 15H4V4h11v1",play:"M7 4v16l13-8z",pause:"M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",first:"M6 5v14M19 5L9 12l10 7z",back:"M17 5L7 12l10 7z",next:"M7 5l10 7-10 7z",repeat:"M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",down:"M6 9l6 6 6-6",up:"M6 15l6-6 6 6",right:"M9 6l6 6-6 6",eye:"M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",layers:"M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",camera:"M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",home:"M4 11l8-7 8 7M6 9.5V20h12V9.5",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5h.01",error:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",note:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",file:"M6 3h8l4 4v14H6zM14 3v4h4",open:"M3 19V5h6l2 3h10v11z",save:"M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",sun:"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",moon:"M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",screen:"M3 4h18v12H3zM9 20h6M12 16v4",system:"M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",target:"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",code:"M8 7l-5 5 5 5M16 7l5 5-5 5",chart:"M4 4v16h16M7 15l4-5 3 3 5-7",walk:"M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",print:"M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",help:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01"},p1=new Set(["play","pause","simulation"]);function ri({name:n,size:e=20}){return v("svg",{class:`icon${p1.has(n)?" solid":n==="more"?" dots":""}`,viewBox:"0 0 24 24",width:e,height:e,"aria-hidden":"true",focusable:"false",children:v("path",{d:ny[n]??ny.help})})}var gu=Le([]),m1=0;function _i(n,e="good",t){let i=++m1;gu.value=[...gu.peek().filter(r=>r.text!==n).slice(-2),{id:i,text:n,level:e,action:t}],e!=="error"&&setTimeout(()=>Dm(i),t?9e3:5e3)}var Dm=n=>{gu.value=gu.peek().filter(e=>e.id!==n)};function iy(){return v("div",{class:"toasts",role:"status","aria-live":"polite",children:gu.value.map(n=>v("div",{class:`toast ${n.level}`,children:[v(ri,{name:n.level==="good"?"check":n.level,size:18}),v("span",{children:n.text}),n.action&&v("button",{type:"button",class:"link",onClick:()=>(Dm(n.id),n.action?.run()),children:n.action.title}),v("button",{type:"button",class:"icon-button","aria-label":"Close the message",onClick:()=>Dm(n.id),children:v(ri,{name:"close",size:16})})]},n.id))})}async function ln(n,e){try{await navigator.clipboard.writeText(n)}catch{let t=Object.assign(document.createElement("textarea"),{value:n});document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}_i(`${e} copied.`)}function Xs({label:n,icon:e,items:t,children:i,align:r="left"}){let s=gn(!1),o=Yt(null),a=Yt(null),l=Yt(null),c=()=>[...a.current?.querySelectorAll("[role^=menuitem]:not([disabled])")??[]],u=(d=!0)=>(s.value=!1,d&&l.current?.focus());mm(()=>{if(!s.value)return;c()[0]?.focus();let d=f=>!o.current?.contains(f.target)&&u(!1);return document.addEventListener("pointerdown",d,!0),()=>document.removeEventListener("pointerdown",d,!0)},[s.value]);let h=d=>{let f=c(),g=f.indexOf(document.activeElement),y=p=>(d.preventDefault(),f[(p+f.length)%f.length]?.focus());if(d.key==="ArrowDown")y(g+1);else if(d.key==="ArrowUp")y(g-1);else if(d.key==="Home")y(0);else if(d.key==="End")y(f.length-1);else if(d.key==="Escape")d.preventDefault(),d.stopPropagation(),u();else if(d.key==="Tab")u(!1);else if(/^\S$/.test(d.key)&&!d.ctrlKey&&!d.metaKey){let p=f.findIndex((m,_)=>_>g&&m.textContent?.trim().toLowerCase().startsWith(d.key.toLowerCase()));p>=0&&y(p)}};return v("div",{class:`menu-root ${r}`,ref:o,children:[v("button",{type:"button",ref:l,class:i===void 0?"icon-button":"button quiet","aria-label":i===void 0?n:void 0,"aria-haspopup":"menu","aria-expanded":s.value,title:i===void 0?n:void 0,onClick:()=>s.value=!s.value,onKeyDown:d=>d.key==="ArrowDown"&&(d.preventDefault(),s.value=!0),children:[e&&v(ri,{name:e}),i!==void 0&&v("span",{children:i}),i!==void 0&&v(ri,{name:"down",size:14})]}),s.value&&v("div",{class:"menu",role:"menu","aria-label":n,ref:a,onKeyDown:h,children:t().map(d=>v(yt,{children:[d.apart&&v("div",{class:"menu-line",role:"separator"}),v("button",{type:"button",role:d.checked===void 0?"menuitem":"menuitemcheckbox","aria-checked":d.checked,tabIndex:-1,disabled:d.disabled,onClick:()=>(d.stay||u(),d.run()),children:[v(ri,{name:d.checked?"check":d.checked===!1?"":d.icon??"",size:18}),v("span",{children:d.title}),d.keys&&v("kbd",{children:d.keys})]})]}))})]})}var Nm=Le(null);function ry({text:n,keys:e,children:t}){let i=Yt(0),r=Yt(null),s=()=>{let l=r.current?.firstElementChild?.getBoundingClientRect();if(!l)return;let c=l.bottom>innerHeight-60;Nm.value={text:n,keys:e,x:Math.min(Math.max(l.left+l.width/2,70),innerWidth-70),y:c?l.top-8:l.bottom+8,above:c}},o=l=>{l.pointerType==="mouse"&&(clearTimeout(i.current),i.current=window.setTimeout(s,450))},a=()=>{clearTimeout(i.current),Nm.value=null};return Bt(()=>a,[]),v("span",{class:"tip-for",ref:r,onPointerEnter:o,onPointerLeave:a,onPointerDown:a,onFocusCapture:l=>l.target.matches(":focus-visible")&&s(),onBlurCapture:a,children:t})}function sy(){let n=Nm.value,e=Yt(null);return mm(()=>{!e.current||!n||(e.current.style.left=`${n.x}px`,e.current.style.top=`${n.y}px`)}),n&&v("div",{class:n.above?"tip above":"tip",ref:e,"aria-hidden":"true",children:[n.text,n.keys&&v("kbd",{children:n.keys})]})}function It({children:n,icon:e,onClick:t,kind:i="plain",disabled:r,title:s,pressed:o,expanded:a,small:l}){return v("button",{type:"button",class:`button ${i}${l?" small":""}`,onClick:t,disabled:r,title:s,"aria-pressed":o,"aria-expanded":a,children:[e&&v(ri,{name:e,size:l?16:18}),n!==void 0&&v("span",{children:n})]})}function cn({icon:n,label:e,keys:t,onClick:i,disabled:r,pressed:s,expanded:o,size:a=20,kind:l=""}){return v(ry,{text:e,keys:t&&rr(t),children:v("button",{type:"button",class:`icon-button ${l}`,"aria-label":e,"aria-keyshortcuts":t?.replace("Mod","Control"),onClick:i,disabled:r,"aria-pressed":s,"aria-expanded":o,children:v(ri,{name:n,size:a})})})}function Pn({title:n,hint:e,children:t,fold:i,open:r=!0,aside:s}){let o=_s(),a=gn(oy.get(n)??r),l=()=>oy.set(n,a.value=!a.value);return v("section",{class:"section","aria-labelledby":o,children:[v("header",{class:"section-head",children:[v("h3",{id:o,children:i?v("button",{type:"button",class:"fold","aria-expanded":a.value,onClick:l,children:[v(ri,{name:a.value?"down":"right",size:16})," ",n]}):n}),s&&v("div",{class:"section-aside",children:s})]}),e&&a.value&&v("p",{class:"hint",children:e}),(!i||a.value)&&v("div",{class:"section-body",children:t})]})}var oy=new Map;function Ro({tabs:n,value:e,onChange:t,label:i}){let r=Yt(null);return v("div",{class:"tabs",role:"tablist","aria-label":i,ref:r,onKeyDown:o=>{let a={ArrowRight:1,ArrowLeft:-1}[o.key],l=n.findIndex(([u])=>u===e),c=a?(l+a+n.length)%n.length:o.key==="Home"?0:o.key==="End"?n.length-1:-1;c<0||(o.preventDefault(),t(n[c][0]),r.current?.querySelectorAll("[role=tab]")[c]?.focus())},children:n.map(([o,a])=>v("button",{type:"button",role:"tab","aria-selected":o===e,tabIndex:o===e?0:-1,onClick:()=>t(o),children:a},o))})}function In({level:n="note",children:e,remedy:t,action:i}){return v("div",{class:`notice ${n}`,role:n==="error"?"alert":"note",children:[v(ri,{name:n==="good"?"check":n,size:18}),v("div",{children:[v("p",{children:e}),t&&v("p",{class:"remedy",children:t}),i&&v("div",{class:"notice-action",children:i})]})]})}function g1({share:n,text:e,onCancel:t}){return v("div",{class:"progress",children:[v("progress",{max:1,value:n<0?void 0:n,"aria-label":e}),v("span",{class:"progress-text","aria-live":"polite",children:e}),t&&v(It,{small:!0,onClick:t,children:"Cancel"})]})}function ay({job:n}){let e=n.value;return e&&v(g1,{share:e.progress.value.share,text:e.progress.value.text,onCancel:e.cancel})}var Po=({title:n,children:e})=>v("div",{class:"empty",children:[v("h3",{children:n}),v("div",{children:e})]}),Pl=({rows:n})=>v("dl",{class:"facts",children:n.map(([e,t])=>v("div",{children:[v("dt",{children:e}),v("dd",{children:t})]},e))});var Aa=32*Math.PI/180;function rd({eye:n,target:e,up:t}){let i=vu(bn(n,e),[1,0,0]),r=vu(To(t,i),Math.abs(i[0])<.9?[1,0,0]:[0,1,0]);return[r,To(i,r),i]}var vu=(n,e)=>Tt(n)>1e-9?Kt(n,1/Tt(n)):e;function sd(n){let e=[0,1,2].reduce((r,s)=>Math.abs(n[s])>Math.abs(n[r])+1e-9?s:r,0),t=[0,0,0];t[(e+1)%3]=1;let i=vu(bn(t,Kt(n,$n(t,n))),[1,0,0]);return[i,To(n,i)]}function od(n,e,t,i=1.4){let r=Math.abs(t[2])<.5,[s,o]=sd(t),a=r?[0,0,1]:ii(Kt(s,.78),Kt(o,-.62)),l=vu(ii(ii(a,r?Kt(To(t,[0,0,1]),.42):[0,0,0]),Kt(t,r?.25:.42)),[1,0,0]),c=Math.min(1,i),u=1.12*e/Math.sin(Math.atan(Math.tan(Aa/2)*c));return{eye:ii(n,Kt(l,u)),target:[...n],up:t}}function ly(n,e,t){let[i,r]=sd(n.up),s=bn(n.eye,n.target),o=Tt(s),a=Math.atan2($n(s,r),$n(s,i))-e,l=Math.PI/2-.02,c=Math.min(Math.max(Math.asin(Math.min(1,Math.max(-1,$n(s,n.up)/o)))+t,-l),l),u=ii(Kt(i,Math.cos(a)),Kt(r,Math.sin(a))),h=ii(Kt(u,Math.cos(c)),Kt(n.up,Math.sin(c)));return{...n,eye:ii(n.target,Kt(h,o))}}function cy(n,e,t){let[i,r]=rd(n),s=2*Tt(bn(n.eye,n.target))*Math.tan(Aa/2),o=ii(Kt(i,-e*s),Kt(r,t*s));return{...n,eye:ii(n.eye,o),target:ii(n.target,o)}}function uy(n,e,t){let i=bn(n.eye,n.target),r=Tt(i);return{...n,eye:ii(n.target,Kt(i,Math.min(Math.max(r*e,.1*t),40*t)/r))}}function Io(n,e,t){let[i,r,s]=rd(n),o=t/2/Math.tan(Aa/2);return a=>{let l=[a[0]-n.eye[0],a[1]-n.eye[1],a[2]-n.eye[2]],c=-$n(l,s),u=o/Math.max(c,1e-6);return[e/2+u*$n(l,i),t/2-u*$n(l,r),c]}}function v1(n,e,t,i,r){let[s,o,a]=rd(n),l=2*Math.tan(Aa/2)/r,c=ii(ii(Kt(s,(e-i/2)*l),Kt(o,(r/2-t)*l)),Kt(a,-1));return{from:n.eye,along:vu(c,[1,0,0])}}function hy(n,e,t,i,r,s){let{from:o,along:a}=v1(n,t,i,r,s),l=rd(n)[2],c=$n(bn(e,o),l)/$n(a,l);return ii(o,Kt(a,c))}var Lo=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","#8a7a00","#5b5b5b"],Il=["#4FB3E8","#FF8A4C","#3CCFA4","#E59CC5","#F2B84B","#8AD0F5","#EFE35C","#c4c4c4"],km=[[],[8,4],[2,3],[10,3,2,3],[4,2],[14,4],[6,2,2,2,2,2],[1,4]],Ta=["#D55E00","#009E73","#0072B2"],Ea=["#FF8A4C","#3CCFA4","#5FBCEF"];function Ll(n,e){let{up:t}=n,i=l=>l[0]*t[0]+l[1]*t[1]+l[2]*t[2],r=Jt(e),s=r[2]*t[0]+r[5]*t[1]+r[8]*t[2],o=n.links[0].parts.find(l=>l.kind==="drum"&&l.tone==="foot"),a=o?.kind==="drum"?o.length:0;return s>.9?i(qe(e))-a:i(qe(e))-1.12*n.reach}function dy(n,e){if(!(n>0))return null;let[t,i,r,s,o,a]=e,{values:l,vectors:c}=Sl([t,s,o,s,i,a,o,a,r],3),u=[0,1,2].map(f=>2.5/n*(l[(f+1)%3]+l[(f+2)%3]-l[f])),h=Math.max(...u);return!Number.isFinite(h)||u.some(f=>f<-.02*h)?null:{half:u.map(f=>Math.sqrt(Math.max(0,f))),axes:c}}function fy({figure:n,frames:e,layers:t,extras:i}){let r=[],s=.09*n.reach,o=(a,l,c)=>{["x","y","z"].forEach((u,h)=>{let d=[0,0,0];d[h]=1.18*c,r.push({at:kt(a,d),text:l?`${u}${_1(l)}`:u,tone:u})})};return t.has("frames")&&e.forEach((a,l)=>o(a,String(l),s)),i.frames?.forEach(a=>o(a.frame,a.label,a.size??s)),t.has("names")&&n.links.forEach((a,l)=>l&&r.push({at:kt(e[l],a.com),text:a.name,tone:"ink",off:[0,-14]})),i.arrows?.forEach(a=>{a.label&&Tt(a.vector)>1e-6&&r.push({at:a.at.map((l,c)=>l+a.vector[c]),text:a.label,tone:"accent",off:[0,-12]})}),r}var _1=n=>/^\d+$/.test(n)?[...n].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""):n;function ad({figure:n,frames:e}){let t=e.map(qe);n.links.forEach((a,l)=>a.parts.forEach(c=>{(c.kind==="limb"||c.kind==="beam")&&t.push(kt(e[l],c.from),kt(e[l],c.to)),(c.kind==="box"||c.kind==="mesh")&&t.push(kt(e[l],qe(c.frame)))})),n.tip.link>=0&&t.push(kt(e[n.tip.link],qe(n.tip.frame)));let i=[0,1,2].map(a=>Math.min(...t.map(l=>l[a]))),r=[0,1,2].map(a=>Math.max(...t.map(l=>l[a]))),s=i.map((a,l)=>(a+r[l])/2),o=Math.max(.5*Math.hypot(...i.map((a,l)=>r[l]-a))*1.12,.42*n.reach);return{middle:s,radius:o}}var y1={light:{body:"#b9c1cb",joint:"#3b424b",accent:"#2f83bd",foot:"#6b7480"},dark:{body:"#c3cad2",joint:"#59626d",accent:"#3f9bd6",foot:"#525a64"}},ld=class{constructor(e){this.canvas=e;this.pen=e.getContext("2d")}canvas;kind="canvas";pen;size={width:1,height:1,ratio:1};resize(e,t,i){this.size={width:e,height:t,ratio:i},this.canvas.width=Math.round(e*i),this.canvas.height=Math.round(t*i)}draw(e){let{pen:t,size:i}=this,{figure:r,frames:s,layers:o,extras:a,trace:l,dark:c,camera:u,large:h}=e;t.setTransform(i.ratio,0,0,i.ratio,0,0),t.clearRect(0,0,i.width,i.height),t.lineCap=t.lineJoin="round";let d=Io(u,i.width,i.height),f=c?Il:Lo,g=(_,w,b,E,S=[])=>{let[x,A]=[d(_),d(w)];x[2]<=0||A[2]<=0||(t.strokeStyle=b,t.lineWidth=E,t.setLineDash(S),t.beginPath(),t.moveTo(x[0],x[1]),t.lineTo(A[0],A[1]),t.stroke(),t.setLineDash([]))};if(o.has("grid")){let[_,w]=sd(r.up),b=qe(s[0]),E=b.map((A,O)=>A+(Ll(r,s[0])-b.reduce((F,D,V)=>F+D*r.up[V],0))*r.up[O]),S=.25*r.reach,x=(A,O)=>E.map((F,D)=>F+A*S*_[D]+O*S*w[D]);for(let A=-5;A<=5;A++)g(x(A,-5),x(A,5),c?"#343b43":"#d5dae0",1),g(x(-5,A),x(5,A),c?"#343b43":"#d5dae0",1)}let y=(_,w,b=[])=>{for(let E=0;E+5<_.length;E+=3)g([_[E],_[E+1],_[E+2]],[_[E+3],_[E+4],_[E+5]],w,1.6*h,b)},p=(_,w)=>{let b=[];r.links.forEach((E,S)=>E.parts.forEach(x=>{let[A,O,F]=py(x).map(B=>Array.isArray(B)?kt(_[S],B):B),[D,V]=[d(A),d(O)],L=(D[2]+V[2])/2,P=Math.max(2,2*F*(d(u.target)[2]>0?i.height/2/Math.tan(.279):1)/Math.max(L,1e-6)),k=a.link===S?f[0]:y1[c?"dark":"light"][x.tone];b.push({depth:L,draw:()=>g(A,O,k,P)})})),t.globalAlpha=w?.2:1,b.sort((E,S)=>S.depth-E.depth).forEach(E=>E.draw()),t.globalAlpha=1};o.has("bodies")&&(a.ghost&&p(a.ghost,!0),p(s,!1));let m=(_,w,b)=>[[w,0,0],[0,w,0],[0,0,w]].forEach((E,S)=>g(qe(_),kt(_,E),(c?Ea:Ta)[S],b*h));if(o.has("axes")&&r.joints.forEach(_=>{let w=b=>kt(s[_.link],kt(_.frame,[0,0,b]));g(w(-.24*r.reach),w(.24*r.reach),c?"#e6e8eb":"#2b3036",1,[6,4])}),o.has("frames")&&s.forEach(_=>m(_,.09*r.reach,2)),o.has("com")&&r.links.forEach((_,w)=>{if(!w||!(_.mass>0))return;let[b,E]=d(kt(s[w],_.com));t.fillStyle="#E69F00",t.beginPath(),t.arc(b,E,5*h,0,7),t.fill()}),l&&o.has("trace")&&y(l,f[1]),a.paths?.forEach(_=>y(_.points,f[_.colour%f.length],_.dashed?[6,4]:[])),a.arrows?.forEach(_=>g(_.at,_.at.map((w,b)=>w+_.vector[b]),f[_.colour%f.length],4*h)),a.frames?.forEach(_=>m(_.frame,_.size??.09*r.reach,3)),a.goal){let[_,w]=d(a.goal);t.strokeStyle="#D55E00",t.lineWidth=3,t.beginPath(),t.arc(_,w,8*h,0,7),t.stroke()}}pick({figure:e,frames:t,camera:i},r,s){let o=Io(i,this.size.width,this.size.height),a=null,l=16;return e.links.forEach((c,u)=>u&&c.parts.forEach(h=>{let[d,f]=py(h),[g,y]=[kt(t[u],d),kt(t[u],f)],[p,m]=[o(g),o(y)],_=(m[0]-p[0])**2+(m[1]-p[1])**2,w=_>0?Math.min(1,Math.max(0,((r-p[0])*(m[0]-p[0])+(s-p[1])*(m[1]-p[1]))/_)):0,b=Math.hypot(p[0]+w*(m[0]-p[0])-r,p[1]+w*(m[1]-p[1])-s);b<l&&(l=b,a={link:u,point:g.map((E,S)=>E+w*(y[S]-E))})})),a}dispose(){}};function py(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"drum":{let e=n.axis.map(t=>.15*n.length*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),.8*n.radius]}case"ball":return[n.at,n.at,n.radius];default:{let e=qe(n.frame);return[e,e,n.kind==="box"?.4*Math.hypot(...n.size):.03]}}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Wy=0,fg=1,qy=2;var Na=1,$y=2,sc=3,Xo=0,wi=1,Cs=2,ka=0,oc=1,pg=2,mg=3,gg=4,Xy=5;var Fa=100,Yy=101,Jy=102,Ky=103,Zy=104,jy=200,Qy=201,ex=202,tx=203,vg=204,_g=205,nx=206,ix=207,rx=208,sx=209,ox=210,ax=211,lx=212,cx=213,ux=214,Dd=0,Nd=1,kd=2,Xl=3,Fd=4,Ud=5,Od=6,Bd=7,yg=0,hx=1,dx=2,Rs=0,xg=1,bg=2,Mg=3,Wu=4,Sg=5,wg=6,Ag=7;var Tg=300,Ua=301,ac=302,ff=303,pf=304,zd=1e3,Ss=1001,Vd=1002,xi=1003,fx=1004;var qu=1005;var Hi=1006,mf=1007;var ro=1008;var Ki=1009,Eg=1010,Cg=1011,lc=1012,gf=1013,Kr=1014,Zr=1015,jr=1016,vf=1017,_f=1018,Oa=1020,Rg=35902,Pg=35899,Ig=1021,Lg=1022,Qr=1023,eo=1026,so=1027,Dg=1028,yf=1029,Yo=1030,xf=1031;var bf=1033,$u=33776,Xu=33777,Yu=33778,Ju=33779,Mf=35840,Sf=35841,wf=35842,Af=35843,Tf=36196,Ef=37492,Cf=37496,Rf=37488,Pf=37489,Ku=37490,If=37491,Lf=37808,Df=37809,Nf=37810,kf=37811,Ff=37812,Uf=37813,Of=37814,Bf=37815,zf=37816,Vf=37817,Hf=37818,Gf=37819,Wf=37820,qf=37821,$f=36492,Xf=36494,Yf=36495,Jf=36283,Kf=36284,Zu=36285,Zf=36286;var wu=2300,Hd=2301,Id=2302,sg=2303,og=2400,ag=2401,lg=2402;var px=3200;var jf=0,mx=1,oo="",mr="srgb",Au="srgb-linear",Tu="linear",zt="srgb";var Ld=7680;var gx=519,vx=512,_x=513,yx=514,Ng=515,xx=516,bx=517,kg=518,Fg=519,Mx=35044;var Ug="300 es",Ir=2e3,Yl=2001;function x1(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function b1(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Eu(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Sx(){let n=Eu("canvas");return n.style.display="block",n}var my={},Jl=null;function Og(...n){let e="THREE."+n.shift();Jl?Jl("log",e,...n):console.log(e,...n)}function wx(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ke(...n){n=wx(n);let e="THREE."+n.shift();if(Jl)Jl("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function tt(...n){n=wx(n);let e="THREE."+n.shift();if(Jl)Jl("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Su(...n){let e=n.join(" ");e in my||(my[e]=!0,Ke(...n))}function Ax(n,e,t){return new Promise(function(i,r){function s(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:r();break;case n.TIMEOUT_EXPIRED:setTimeout(s,t);break;default:i()}}setTimeout(s,t)})}var Tx={[Dd]:Dd,[kd]:Od,[Fd]:Fd,[Xl]:Ud,[Nd]:Nd,[Od]:kd,[Bd]:Bd,[Ud]:Xl},ws=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,e);e.target=null}}},Pi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var Fm=Math.PI/180,Gd=180/Math.PI;function ju(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Pi[n&255]+Pi[n>>8&255]+Pi[n>>16&255]+Pi[n>>24&255]+"-"+Pi[e&255]+Pi[e>>8&255]+"-"+Pi[e>>16&15|64]+Pi[e>>24&255]+"-"+Pi[t&63|128]+Pi[t>>8&255]+"-"+Pi[t>>16&255]+Pi[t>>24&255]+Pi[i&255]+Pi[i>>8&255]+Pi[i>>16&255]+Pi[i>>24&255]).toLowerCase()}function St(n,e,t){return Math.max(e,Math.min(t,n))}function M1(n,e){return(n%e+e)%e}function Um(n,e,t){return(1-t)*n+t*e}function Ex(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Bg(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function S1(n,e){if(e.constructor===Float32Array)return n;let t=Bg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function w1(n,e){if(e.constructor===Float32Array)return n;let t=Bg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var lt=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=St(this.x,e.x,t.x),this.y=St(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=St(this.x,e,t),this.y=St(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(St(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(St(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),s=this.x-e.x,o=this.y-e.y;return this.x=s*i-o*r+e.x,this.y=s*r+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},gr=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,s,o,a){let l=i[r+0],c=i[r+1],u=i[r+2],h=i[r+3],d=s[o+0],f=s[o+1],g=s[o+2],y=s[o+3];if(h!==y||l!==d||c!==f||u!==g){let p=l*d+c*f+u*g+h*y;p<0&&(d=-d,f=-f,g=-g,y=-y,p=-p);let m=1-a;if(p<.9995){let _=Math.acos(p),w=Math.sin(_);m=Math.sin(m*_)/w,a=Math.sin(a*_)/w,l=l*m+d*a,c=c*m+f*a,u=u*m+g*a,h=h*m+y*a}else{l=l*m+d*a,c=c*m+f*a,u=u*m+g*a,h=h*m+y*a;let _=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=_,c*=_,u*=_,h*=_}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,r,s,o){let a=i[r],l=i[r+1],c=i[r+2],u=i[r+3],h=s[o],d=s[o+1],f=s[o+2],g=s[o+3];return e[t]=a*g+u*h+l*f-c*d,e[t+1]=l*g+u*d+c*h-a*f,e[t+2]=c*g+u*f+a*d-l*h,e[t+3]=u*g-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,s=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(r/2),h=a(s/2),d=l(i/2),f=l(r/2),g=l(s/2);switch(o){case"XYZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"YXZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"ZXY":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"ZYX":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"YZX":this._x=d*u*h+c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h-d*f*g;break;case"XZY":this._x=d*u*h-c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h+d*f*g;break;default:Ke("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],s=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(s-c)*f,this._z=(o-r)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(r+o)/f,this._z=(s+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(s-c)/f,this._x=(r+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-r)/f,this._x=(s+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(St(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+r*c-s*l,this._y=r*u+o*l+s*a-i*c,this._z=s*u+o*c+i*l-r*a,this._w=o*u-i*a-r*l-s*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},K=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(gy.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(gy.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6]*r,this.y=s[1]*t+s[4]*i+s[7]*r,this.z=s[2]*t+s[5]*i+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=e.elements,o=1/(s[3]*t+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*t+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*t+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,s=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*r-a*i),u=2*(a*t-s*r),h=2*(s*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-s*h,this.z=r+l*h+s*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r,this.y=s[1]*t+s[5]*i+s[9]*r,this.z=s[2]*t+s[6]*i+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=St(this.x,e.x,t.x),this.y=St(this.y,e.y,t.y),this.z=St(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=St(this.x,e,t),this.y=St(this.y,e,t),this.z=St(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(St(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,s=e.z,o=t.x,a=t.y,l=t.z;return this.x=r*l-s*a,this.y=s*o-i*l,this.z=i*a-r*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return Om.copy(this).projectOnVector(e),this.sub(Om)}reflect(e){return this.sub(Om.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(St(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Om=new K,gy=new gr,it=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,r,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c)}set(e,t,i,r,s,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=r,u[2]=a,u[3]=t,u[4]=s,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],g=i[8],y=r[0],p=r[3],m=r[6],_=r[1],w=r[4],b=r[7],E=r[2],S=r[5],x=r[8];return s[0]=o*y+a*_+l*E,s[3]=o*p+a*w+l*S,s[6]=o*m+a*b+l*x,s[1]=c*y+u*_+h*E,s[4]=c*p+u*w+h*S,s[7]=c*m+u*b+h*x,s[2]=d*y+f*_+g*E,s[5]=d*p+f*w+g*S,s[8]=d*m+f*b+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*s*u+i*a*l+r*s*c-r*o*l}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*s,f=c*s-o*l,g=t*h+i*d+r*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return e[0]=h*y,e[1]=(r*c-u*i)*y,e[2]=(a*i-r*o)*y,e[3]=d*y,e[4]=(u*t-r*l)*y,e[5]=(r*s-a*t)*y,e[6]=f*y,e[7]=(i*l-c*t)*y,e[8]=(o*t-i*s)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-r*c,r*l,-r*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Su("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Bm.makeScale(e,t)),this}rotate(e){return Su("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Bm.makeRotation(-e)),this}translate(e,t){return Su("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Bm.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Bm=new it,vy=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),_y=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function A1(){let n={enabled:!0,workingColorSpace:Au,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===zt&&(r.r=Qs(r.r),r.g=Qs(r.g),r.b=Qs(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===zt&&(r.r=$l(r.r),r.g=$l(r.g),r.b=$l(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===oo?Tu:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Au]:{primaries:e,whitePoint:i,transfer:Tu,toXYZ:vy,fromXYZ:_y,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:mr},outputColorSpaceConfig:{drawingBufferColorSpace:mr}},[mr]:{primaries:e,whitePoint:i,transfer:zt,toXYZ:vy,fromXYZ:_y,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:mr}}}),n}var Mt=A1();function Qs(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function $l(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var Dl,Wd=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Dl===void 0&&(Dl=Eu("canvas")),Dl.width=e.width,Dl.height=e.height;let r=Dl.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=Dl}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Eu("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=Qs(s[o]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Qs(t[i]/255)*255):t[i]=Qs(t[i]);return{data:t,width:e.width,height:e.height}}else return Ke("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},T1=0,Kl=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:T1++}),this.uuid=ju(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(zm(r[o].image)):s.push(zm(r[o]))}else s=zm(r);i.url=s}return t||(e.images[this.uuid]=i),i}};function zm(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Wd.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ke("Texture: Unable to serialize Texture."),{})}var E1=0,Vm=new K,Ji=class n extends ws{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Ss,r=Ss,s=Hi,o=ro,a=Qr,l=Ki,c=n.DEFAULT_ANISOTROPY,u=oo){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:E1++}),this.uuid=ju(),this.name="",this.source=new Kl(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new lt(0,0),this.repeat=new lt(1,1),this.center=new lt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Vm).x}get height(){return this.source.getSize(Vm).y}get depth(){return this.source.getSize(Vm).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Ke(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ke(`Texture.setValues(): property '${t}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Tg)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case zd:e.x=e.x-Math.floor(e.x);break;case Ss:e.x=e.x<0?0:1;break;case Vd:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case zd:e.y=e.y-Math.floor(e.y);break;case Ss:e.y=e.y<0?0:1;break;case Vd:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Ji.DEFAULT_IMAGE=null;Ji.DEFAULT_MAPPING=Tg;Ji.DEFAULT_ANISOTROPY=1;var _n=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*t+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*t+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*t+o[7]*i+o[11]*r+o[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,s,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],g=l[9],y=l[2],p=l[6],m=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-y)<.01&&Math.abs(g-p)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+y)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let w=(c+1)/2,b=(f+1)/2,E=(m+1)/2,S=(u+d)/4,x=(h+y)/4,A=(g+p)/4;return w>b&&w>E?w<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(w),r=S/i,s=x/i):b>E?b<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(b),i=S/r,s=A/r):E<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(E),i=x/s,r=A/s),this.set(i,r,s,t),this}let _=Math.sqrt((p-g)*(p-g)+(h-y)*(h-y)+(d-u)*(d-u));return Math.abs(_)<.001&&(_=1),this.x=(p-g)/_,this.y=(h-y)/_,this.z=(d-u)/_,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=St(this.x,e.x,t.x),this.y=St(this.y,e.y,t.y),this.z=St(this.z,e.z,t.z),this.w=St(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=St(this.x,e,t),this.y=St(this.y,e,t),this.z=St(this.z,e,t),this.w=St(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(St(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},qd=class extends ws{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Hi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new _n(0,0,e,t),this.scissorTest=!1,this.viewport=new _n(0,0,e,t),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new Ji({width:e,height:t,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Hi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new Kl(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},vr=class extends qd{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Cu=class extends Ji{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=xi,this.minFilter=xi,this.wrapR=Ss,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var $d=class extends Ji{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=xi,this.minFilter=xi,this.wrapR=Ss,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Ft=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,r,s,o,a,l,c,u,h,d,f,g,y,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c,u,h,d,f,g,y,p)}set(e,t,i,r,s,o,a,l,c,u,h,d,f,g,y,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=r,m[1]=s,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=u,m[10]=h,m[14]=d,m[3]=f,m[7]=g,m[11]=y,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,r=1/Nl.setFromMatrixColumn(e,0).length(),s=1/Nl.setFromMatrixColumn(e,1).length(),o=1/Nl.setFromMatrixColumn(e,2).length();return t[0]=i[0]*r,t[1]=i[1]*r,t[2]=i[2]*r,t[3]=0,t[4]=i[4]*s,t[5]=i[5]*s,t[6]=i[6]*s,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,r=e.y,s=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(r),c=Math.sin(r),u=Math.cos(s),h=Math.sin(s);if(e.order==="XYZ"){let d=o*u,f=o*h,g=a*u,y=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+g*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,g=c*u,y=c*h;t[0]=d+y*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,g=c*u,y=c*h;t[0]=d-y*a,t[4]=-o*h,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,g=a*u,y=a*h;t[0]=l*u,t[4]=g*c-f,t[8]=d*c+y,t[1]=l*h,t[5]=y*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=y-d*h,t[8]=g*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+g,t[10]=d-y*h}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+y,t[5]=o*u,t[9]=f*h-g,t[2]=g*h-f,t[6]=a*u,t[10]=y*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(C1,e,R1)}lookAt(e,t,i){let r=this.elements;return fr.subVectors(e,t),fr.lengthSq()===0&&(fr.z=1),fr.normalize(),Do.crossVectors(i,fr),Do.lengthSq()===0&&(Math.abs(i.z)===1?fr.x+=1e-4:fr.z+=1e-4,fr.normalize(),Do.crossVectors(i,fr)),Do.normalize(),cd.crossVectors(fr,Do),r[0]=Do.x,r[4]=cd.x,r[8]=fr.x,r[1]=Do.y,r[5]=cd.y,r[9]=fr.y,r[2]=Do.z,r[6]=cd.z,r[10]=fr.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],g=i[2],y=i[6],p=i[10],m=i[14],_=i[3],w=i[7],b=i[11],E=i[15],S=r[0],x=r[4],A=r[8],O=r[12],F=r[1],D=r[5],V=r[9],L=r[13],P=r[2],k=r[6],B=r[10],G=r[14],re=r[3],$=r[7],J=r[11],te=r[15];return s[0]=o*S+a*F+l*P+c*re,s[4]=o*x+a*D+l*k+c*$,s[8]=o*A+a*V+l*B+c*J,s[12]=o*O+a*L+l*G+c*te,s[1]=u*S+h*F+d*P+f*re,s[5]=u*x+h*D+d*k+f*$,s[9]=u*A+h*V+d*B+f*J,s[13]=u*O+h*L+d*G+f*te,s[2]=g*S+y*F+p*P+m*re,s[6]=g*x+y*D+p*k+m*$,s[10]=g*A+y*V+p*B+m*J,s[14]=g*O+y*L+p*G+m*te,s[3]=_*S+w*F+b*P+E*re,s[7]=_*x+w*D+b*k+E*$,s[11]=_*A+w*V+b*B+E*J,s[15]=_*O+w*L+b*G+E*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],g=e[3],y=e[7],p=e[11],m=e[15],_=l*f-c*d,w=a*f-c*h,b=a*d-l*h,E=o*f-c*u,S=o*d-l*u,x=o*h-a*u;return t*(y*_-p*w+m*b)-i*(g*_-p*E+m*S)+r*(g*w-y*E+m*x)-s*(g*b-y*S+p*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(s*u-a*l)+r*(s*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let r=this.elements;return e.isVector3?(r[12]=e.x,r[13]=e.y,r[14]=e.z):(r[12]=e,r[13]=t,r[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],g=e[12],y=e[13],p=e[14],m=e[15],_=t*a-i*o,w=t*l-r*o,b=t*c-s*o,E=i*l-r*a,S=i*c-s*a,x=r*c-s*l,A=u*y-h*g,O=u*p-d*g,F=u*m-f*g,D=h*p-d*y,V=h*m-f*y,L=d*m-f*p,P=_*L-w*V+b*D+E*F-S*O+x*A;if(P===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let k=1/P;return e[0]=(a*L-l*V+c*D)*k,e[1]=(r*V-i*L-s*D)*k,e[2]=(y*x-p*S+m*E)*k,e[3]=(d*S-h*x-f*E)*k,e[4]=(l*F-o*L-c*O)*k,e[5]=(t*L-r*F+s*O)*k,e[6]=(p*b-g*x-m*w)*k,e[7]=(u*x-d*b+f*w)*k,e[8]=(o*V-a*F+c*A)*k,e[9]=(i*F-t*V-s*A)*k,e[10]=(g*S-y*b+m*_)*k,e[11]=(h*b-u*S-f*_)*k,e[12]=(a*O-o*D-l*A)*k,e[13]=(t*D-i*O+r*A)*k,e[14]=(y*w-g*E-p*_)*k,e[15]=(u*E-h*w+d*_)*k,this}scale(e){let t=this.elements,i=e.x,r=e.y,s=e.z;return t[0]*=i,t[4]*=r,t[8]*=s,t[1]*=i,t[5]*=r,t[9]*=s,t[2]*=i,t[6]*=r,t[10]*=s,t[3]*=i,t[7]*=r,t[11]*=s,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],r=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,r))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),r=Math.sin(t),s=1-i,o=e.x,a=e.y,l=e.z,c=s*o,u=s*a;return this.set(c*o+i,c*a-r*l,c*l+r*a,0,c*a+r*l,u*a+i,u*l-r*o,0,c*l-r*a,u*l+r*o,s*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,r,s,o){return this.set(1,i,s,0,e,1,o,0,t,r,1,0,0,0,0,1),this}compose(e,t,i){let r=this.elements,s=t._x,o=t._y,a=t._z,l=t._w,c=s+s,u=o+o,h=a+a,d=s*c,f=s*u,g=s*h,y=o*u,p=o*h,m=a*h,_=l*c,w=l*u,b=l*h,E=i.x,S=i.y,x=i.z;return r[0]=(1-(y+m))*E,r[1]=(f+b)*E,r[2]=(g-w)*E,r[3]=0,r[4]=(f-b)*S,r[5]=(1-(d+m))*S,r[6]=(p+_)*S,r[7]=0,r[8]=(g+w)*x,r[9]=(p-_)*x,r[10]=(1-(d+y))*x,r[11]=0,r[12]=e.x,r[13]=e.y,r[14]=e.z,r[15]=1,this}decompose(e,t,i){let r=this.elements;e.x=r[12],e.y=r[13],e.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),t.identity(),this;let o=Nl.set(r[0],r[1],r[2]).length(),a=Nl.set(r[4],r[5],r[6]).length(),l=Nl.set(r[8],r[9],r[10]).length();s<0&&(o=-o),qr.copy(this);let c=1/o,u=1/a,h=1/l;return qr.elements[0]*=c,qr.elements[1]*=c,qr.elements[2]*=c,qr.elements[4]*=u,qr.elements[5]*=u,qr.elements[6]*=u,qr.elements[8]*=h,qr.elements[9]*=h,qr.elements[10]*=h,t.setFromRotationMatrix(qr),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,r,s,o,a=Ir,l=!1){let c=this.elements,u=2*s/(t-e),h=2*s/(i-r),d=(t+e)/(t-e),f=(i+r)/(i-r),g,y;if(l)g=s/(o-s),y=o*s/(o-s);else if(a===Ir)g=-(o+s)/(o-s),y=-2*o*s/(o-s);else if(a===Yl)g=-o/(o-s),y=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,r,s,o,a=Ir,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-r),d=-(t+e)/(t-e),f=-(i+r)/(i-r),g,y;if(l)g=1/(o-s),y=o/(o-s);else if(a===Ir)g=-2/(o-s),y=-(o+s)/(o-s);else if(a===Yl)g=-1/(o-s),y=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<16;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},Nl=new K,qr=new Ft,C1=new K(0,0,0),R1=new K(1,1,1),Do=new K,cd=new K,fr=new K,yy=new Ft,xy=new gr,to=class n{constructor(e=0,t=0,i=0,r=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=r}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,r=this._order){return this._x=e,this._y=t,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let r=e.elements,s=r[0],o=r[4],a=r[8],l=r[1],c=r[5],u=r[9],h=r[2],d=r[6],f=r[10];switch(t){case"XYZ":this._y=Math.asin(St(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-St(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,s),this._z=0);break;case"ZXY":this._x=Math.asin(St(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-St(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(St(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,s)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-St(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Ke("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return yy.makeRotationFromQuaternion(e),this.setFromRotationMatrix(yy,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return xy.setFromEuler(this),this.setFromQuaternion(xy,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};to.DEFAULT_ORDER="XYZ";var Zl=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},P1=0,by=new K,kl=new gr,Ys=new Ft,ud=new K,_u=new K,I1=new K,L1=new gr,My=new K(1,0,0),Sy=new K(0,1,0),wy=new K(0,0,1),Ay={type:"added"},D1={type:"removed"},Fl={type:"childadded",child:null},Hm={type:"childremoved",child:null},Mi=class n extends ws{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:P1++}),this.uuid=ju(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new K,t=new to,i=new gr,r=new K(1,1,1);function s(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new Ft},normalMatrix:{value:new it}}),this.matrix=new Ft,this.matrixWorld=new Ft,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Zl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return kl.setFromAxisAngle(e,t),this.quaternion.multiply(kl),this}rotateOnWorldAxis(e,t){return kl.setFromAxisAngle(e,t),this.quaternion.premultiply(kl),this}rotateX(e){return this.rotateOnAxis(My,e)}rotateY(e){return this.rotateOnAxis(Sy,e)}rotateZ(e){return this.rotateOnAxis(wy,e)}translateOnAxis(e,t){return by.copy(e).applyQuaternion(this.quaternion),this.position.add(by.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(My,e)}translateY(e){return this.translateOnAxis(Sy,e)}translateZ(e){return this.translateOnAxis(wy,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ys.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?ud.copy(e):ud.set(e,t,i);let r=this.parent;this.updateWorldMatrix(!0,!1),_u.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ys.lookAt(_u,ud,this.up):Ys.lookAt(ud,_u,this.up),this.quaternion.setFromRotationMatrix(Ys),r&&(Ys.extractRotation(r.matrixWorld),kl.setFromRotationMatrix(Ys),this.quaternion.premultiply(kl.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(tt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Ay),Fl.child=e,this.dispatchEvent(Fl),Fl.child=null):tt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(D1),Hm.child=e,this.dispatchEvent(Hm),Hm.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ys.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ys.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ys),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Ay),Fl.child=e,this.dispatchEvent(Fl),Fl.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(_u,e,I1),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(_u,L1,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,r=e.z,s=this.matrix.elements;s[12]+=t-s[0]*t-s[4]*i-s[8]*r,s[13]+=i-s[1]*t-s[5]*i-s[9]*r,s[14]+=r-s[2]*t-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let r=this.parent;if(e===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(e),r.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];s(e.shapes,h)}else s(e.shapes,l)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(e.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(e.materials,this.material[l]));r.material=a}else r.material=s(e.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];r.animations.push(s(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=r,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let r=e.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Mi.DEFAULT_UP=new K(0,1,0);Mi.DEFAULT_MATRIX_AUTO_UPDATE=!0;Mi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Vi=class extends Mi{constructor(){super(),this.isGroup=!0,this.type="Group"}},N1={type:"move"},jl=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Vi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Vi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new K,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new K),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Vi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new K,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new K,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let p=t.getJointPose(y,i),m=this._getHandJoint(c,y);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(N1)))}return a!==null&&(a.visible=r!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Vi;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Cx={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},No={h:0,s:0,l:0},hd={h:0,s:0,l:0};function Gm(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var ht=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=mr){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Mt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=Mt.workingColorSpace){return this.r=e,this.g=t,this.b=i,Mt.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=Mt.workingColorSpace){if(e=M1(e,1),t=St(t,0,1),i=St(i,0,1),t===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+t):i+t-i*t,o=2*i-s;this.r=Gm(o,s,e+1/3),this.g=Gm(o,s,e),this.b=Gm(o,s,e-1/3)}return Mt.colorSpaceToWorking(this,r),this}setStyle(e,t=mr){function i(s){s!==void 0&&parseFloat(s)<1&&Ke("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:Ke("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(s,16),t);Ke("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=mr){let i=Cx[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ke("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Qs(e.r),this.g=Qs(e.g),this.b=Qs(e.b),this}copyLinearToSRGB(e){return this.r=$l(e.r),this.g=$l(e.g),this.b=$l(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=mr){return Mt.workingToColorSpace(Ii.copy(this),e),Math.round(St(Ii.r*255,0,255))*65536+Math.round(St(Ii.g*255,0,255))*256+Math.round(St(Ii.b*255,0,255))}getHexString(e=mr){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Mt.workingColorSpace){Mt.workingToColorSpace(Ii.copy(this),t);let i=Ii.r,r=Ii.g,s=Ii.b,o=Math.max(i,r,s),a=Math.min(i,r,s),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(r-s)/h+(r<s?6:0);break;case r:l=(s-i)/h+2;break;case s:l=(i-r)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=Mt.workingColorSpace){return Mt.workingToColorSpace(Ii.copy(this),t),e.r=Ii.r,e.g=Ii.g,e.b=Ii.b,e}getStyle(e=mr){Mt.workingToColorSpace(Ii.copy(this),e);let t=Ii.r,i=Ii.g,r=Ii.b;return e!==mr?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(No),this.setHSL(No.h+e,No.s+t,No.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(No),e.getHSL(hd);let i=Um(No.h,hd.h,t),r=Um(No.s,hd.s,t),s=Um(No.l,hd.l,t);return this.setHSL(i,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*i+s[6]*r,this.g=s[1]*t+s[4]*i+s[7]*r,this.b=s[2]*t+s[5]*i+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Ii=new ht;ht.NAMES=Cx;var Ql=class extends Mi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new to,this.environmentIntensity=1,this.environmentRotation=new to,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},$r=new K,Js=new K,Wm=new K,Ks=new K,Ul=new K,Ol=new K,Ty=new K,qm=new K,$m=new K,Xm=new K,Ym=new _n,Jm=new _n,Km=new _n,Oo=class n{constructor(e=new K,t=new K,i=new K){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,r){r.subVectors(i,t),$r.subVectors(e,t),r.cross($r);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(e,t,i,r,s){$r.subVectors(r,t),Js.subVectors(i,t),Wm.subVectors(e,t);let o=$r.dot($r),a=$r.dot(Js),l=$r.dot(Wm),c=Js.dot(Js),u=Js.dot(Wm),h=o*c-a*a;if(h===0)return s.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,g=(o*u-a*l)*d;return s.set(1-f-g,g,f)}static containsPoint(e,t,i,r){return this.getBarycoord(e,t,i,r,Ks)===null?!1:Ks.x>=0&&Ks.y>=0&&Ks.x+Ks.y<=1}static getInterpolation(e,t,i,r,s,o,a,l){return this.getBarycoord(e,t,i,r,Ks)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,Ks.x),l.addScaledVector(o,Ks.y),l.addScaledVector(a,Ks.z),l)}static getInterpolatedAttribute(e,t,i,r,s,o){return Ym.setScalar(0),Jm.setScalar(0),Km.setScalar(0),Ym.fromBufferAttribute(e,t),Jm.fromBufferAttribute(e,i),Km.fromBufferAttribute(e,r),o.setScalar(0),o.addScaledVector(Ym,s.x),o.addScaledVector(Jm,s.y),o.addScaledVector(Km,s.z),o}static isFrontFacing(e,t,i,r){return $r.subVectors(i,t),Js.subVectors(e,t),$r.cross(Js).dot(r)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,r){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[r]),this}setFromAttributeAndIndices(e,t,i,r){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,r),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return $r.subVectors(this.c,this.b),Js.subVectors(this.a,this.b),$r.cross(Js).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,r,s){return n.getInterpolation(e,this.a,this.b,this.c,t,i,r,s)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,r=this.b,s=this.c,o,a;Ul.subVectors(r,i),Ol.subVectors(s,i),qm.subVectors(e,i);let l=Ul.dot(qm),c=Ol.dot(qm);if(l<=0&&c<=0)return t.copy(i);$m.subVectors(e,r);let u=Ul.dot($m),h=Ol.dot($m);if(u>=0&&h<=u)return t.copy(r);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(Ul,o);Xm.subVectors(e,s);let f=Ul.dot(Xm),g=Ol.dot(Xm);if(g>=0&&f<=g)return t.copy(s);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(Ol,a);let p=u*g-f*h;if(p<=0&&h-u>=0&&f-g>=0)return Ty.subVectors(s,r),a=(h-u)/(h-u+(f-g)),t.copy(r).addScaledVector(Ty,a);let m=1/(p+y+d);return o=y*m,a=d*m,t.copy(i).addScaledVector(Ul,o).addScaledVector(Ol,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Bo=class{constructor(e=new K(1/0,1/0,1/0),t=new K(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Xr.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Xr.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Xr.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let s=i.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Xr):Xr.fromBufferAttribute(s,o),Xr.applyMatrix4(e.matrixWorld),this.expandByPoint(Xr);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),dd.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),dd.copy(i.boundingBox)),dd.applyMatrix4(e.matrixWorld),this.union(dd)}let r=e.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Xr),Xr.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(yu),fd.subVectors(this.max,yu),Bl.subVectors(e.a,yu),zl.subVectors(e.b,yu),Vl.subVectors(e.c,yu),ko.subVectors(zl,Bl),Fo.subVectors(Vl,zl),Ca.subVectors(Bl,Vl);let t=[0,-ko.z,ko.y,0,-Fo.z,Fo.y,0,-Ca.z,Ca.y,ko.z,0,-ko.x,Fo.z,0,-Fo.x,Ca.z,0,-Ca.x,-ko.y,ko.x,0,-Fo.y,Fo.x,0,-Ca.y,Ca.x,0];return!Zm(t,Bl,zl,Vl,fd)||(t=[1,0,0,0,1,0,0,0,1],!Zm(t,Bl,zl,Vl,fd))?!1:(pd.crossVectors(ko,Fo),t=[pd.x,pd.y,pd.z],Zm(t,Bl,zl,Vl,fd))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Xr).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Xr).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Zs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Zs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Zs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Zs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Zs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Zs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Zs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Zs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Zs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Zs=[new K,new K,new K,new K,new K,new K,new K,new K],Xr=new K,dd=new Bo,Bl=new K,zl=new K,Vl=new K,ko=new K,Fo=new K,Ca=new K,yu=new K,fd=new K,pd=new K,Ra=new K;function Zm(n,e,t,i,r){for(let s=0,o=n.length-3;s<=o;s+=3){Ra.fromArray(n,s);let a=r.x*Math.abs(Ra.x)+r.y*Math.abs(Ra.y)+r.z*Math.abs(Ra.z),l=e.dot(Ra),c=t.dot(Ra),u=i.dot(Ra);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Xn=new K,md=new lt,k1=0,Li=class extends ws{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:k1++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Mx,this.updateRanges=[],this.gpuType=Zr,this.version=0,this._normalizationScale=e!==void 0?Bg(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)md.fromBufferAttribute(this,t),md.applyMatrix3(e),this.setXY(t,md.x,md.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.applyMatrix3(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.applyMatrix4(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.applyNormalMatrix(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Xn.fromBufferAttribute(this,t),Xn.transformDirection(e),this.setXYZ(t,Xn.x,Xn.y,Xn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):S1(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):w1(e,this.array)}};var Ru=class extends Li{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Pu=class extends Li{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Mn=class extends Li{constructor(e,t,i){super(new Float32Array(e),t,i)}},F1=new Bo,xu=new K,jm=new K,La=class{constructor(e=new K,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):F1.setFromPoints(e).getCenter(i);let r=0;for(let s=0,o=e.length;s<o;s++)r=Math.max(r,i.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;xu.subVectors(e,this.center);let t=xu.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(xu,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(jm.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(xu.copy(e.center).add(jm)),this.expandByPoint(xu.copy(e.center).sub(jm))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},U1=0,Pr=new Ft,Qm=new Mi,Hl=new K,pr=new Bo,bu=new Bo,yi=new K,Si=class n extends ws{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:U1++}),this.uuid=ju(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(x1(e)?Pu:Ru)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new it().getNormalMatrix(e);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(e),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Pr.makeRotationFromQuaternion(e),this.applyMatrix4(Pr),this}rotateX(e){return Pr.makeRotationX(e),this.applyMatrix4(Pr),this}rotateY(e){return Pr.makeRotationY(e),this.applyMatrix4(Pr),this}rotateZ(e){return Pr.makeRotationZ(e),this.applyMatrix4(Pr),this}translate(e,t,i){return Pr.makeTranslation(e,t,i),this.applyMatrix4(Pr),this}scale(e,t,i){return Pr.makeScale(e,t,i),this.applyMatrix4(Pr),this}lookAt(e){return Qm.lookAt(e),Qm.updateMatrix(),this.applyMatrix4(Qm.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Hl).negate(),this.translate(Hl.x,Hl.y,Hl.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let r=0,s=e.length;r<s;r++){let o=e[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Mn(i,3))}else{let i=Math.min(e.length,t.count);for(let r=0;r<i;r++){let s=e[r];t.setXYZ(r,s.x,s.y,s.z||0)}e.length>t.count&&Ke("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Bo);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new K(-1/0,-1/0,-1/0),new K(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,r=t.length;i<r;i++){let s=t[i];pr.setFromBufferAttribute(s),this.morphTargetsRelative?(yi.addVectors(this.boundingBox.min,pr.min),this.boundingBox.expandByPoint(yi),yi.addVectors(this.boundingBox.max,pr.max),this.boundingBox.expandByPoint(yi)):(this.boundingBox.expandByPoint(pr.min),this.boundingBox.expandByPoint(pr.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&tt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new La);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new K,1/0);return}if(e){let i=this.boundingSphere.center;if(pr.setFromBufferAttribute(e),t)for(let s=0,o=t.length;s<o;s++){let a=t[s];bu.setFromBufferAttribute(a),this.morphTargetsRelative?(yi.addVectors(pr.min,bu.min),pr.expandByPoint(yi),yi.addVectors(pr.max,bu.max),pr.expandByPoint(yi)):(pr.expandByPoint(bu.min),pr.expandByPoint(bu.max))}pr.getCenter(i);let r=0;for(let s=0,o=e.count;s<o;s++)yi.fromBufferAttribute(e,s),r=Math.max(r,i.distanceToSquared(yi));if(t)for(let s=0,o=t.length;s<o;s++){let a=t[s],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)yi.fromBufferAttribute(a,c),l&&(Hl.fromBufferAttribute(e,c),yi.add(Hl)),r=Math.max(r,i.distanceToSquared(yi))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&tt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){tt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,r=t.normal,s=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new Li(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let O=0;O<i.count;O++)a[O]=new K,l[O]=new K;let u=new K,h=new K,d=new K,f=new lt,g=new lt,y=new lt,p=new K,m=new K;function _(O,F,D){c[O]=c[F]=c[D]=1,u.fromBufferAttribute(i,O),h.fromBufferAttribute(i,F),d.fromBufferAttribute(i,D),f.fromBufferAttribute(s,O),g.fromBufferAttribute(s,F),y.fromBufferAttribute(s,D),h.sub(u),d.sub(u),g.sub(f),y.sub(f);let V=1/(g.x*y.y-y.x*g.y);isFinite(V)&&(p.copy(h).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(V),m.copy(d).multiplyScalar(g.x).addScaledVector(h,-y.x).multiplyScalar(V),a[O].add(p),a[F].add(p),a[D].add(p),l[O].add(m),l[F].add(m),l[D].add(m))}let w=this.groups;w.length===0&&(w=[{start:0,count:e.count}]);for(let O=0,F=w.length;O<F;++O){let D=w[O],V=D.start,L=D.count;for(let P=V,k=V+L;P<k;P+=3)_(e.getX(P+0),e.getX(P+1),e.getX(P+2))}let b=new K,E=new K,S=new K,x=new K;function A(O){S.fromBufferAttribute(r,O),x.copy(S);let F=a[O];b.copy(F),b.sub(S.multiplyScalar(S.dot(F))).normalize(),E.crossVectors(x,F);let V=E.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,V)}for(let O=0,F=i.count;O<F;++O)c[O]&&A(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new Li(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let r=new K,s=new K,o=new K,a=new K,l=new K,c=new K,u=new K,h=new K;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),y=e.getX(d+1),p=e.getX(d+2);r.fromBufferAttribute(t,g),s.fromBufferAttribute(t,y),o.fromBufferAttribute(t,p),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,y),c.fromBufferAttribute(i,p),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(y,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)r.fromBufferAttribute(t,d+0),s.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)yi.fromBufferAttribute(e,t),yi.normalize(),e.setXYZ(t,yi.x,yi.y,yi.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,g=0;for(let y=0,p=l.length;y<p;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*u;for(let m=0;m<u;m++)d[g++]=c[f++]}return new Li(d,u,h)}if(this.index===null)return Ke("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,r=this.attributes;for(let a in r){let l=r[a],c=e(l,i);t.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let r={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(r[l]=u,s=!0)}s&&(e.data.morphAttributes=r,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let r=e.attributes;for(let c in r){let u=r[c];this.setAttribute(c,u.clone(t))}let s=e.morphAttributes;for(let c in s){let u=[],h=s[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var eg=new K,O1=new K,B1=new it,Yr=class{constructor(e=new K(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=eg.subVectors(i,t).cross(O1.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta(eg),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(r,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||B1.getNormalMatrix(e),r=this.coplanarPoint(eg).applyMatrix4(e),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},z1=0,As=class extends ws{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:z1++}),this.uuid=ju(),this.name="",this.type="Material",this.blending=oc,this.side=Xo,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=vg,this.blendDst=_g,this.blendEquation=Fa,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ht(0,0,0),this.blendAlpha=0,this.depthFunc=Xl,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=gx,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Ld,this.stencilZFail=Ld,this.stencilZPass=Ld,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Ke(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ke(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(t){let s=r(e.textures),o=r(e.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ht().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Yr().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new lt().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new lt().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=t[s].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var js=new K,tg=new K,gd=new K,vd=new K,ec=class{constructor(e=new K,t=new K(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,js)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=js.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(js.copy(this.origin).addScaledVector(this.direction,t),js.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){tg.copy(e).add(t).multiplyScalar(.5),gd.copy(t).sub(e).normalize(),vd.copy(this.origin).sub(tg);let s=e.distanceTo(t)*.5,o=-this.direction.dot(gd),a=vd.dot(this.direction),l=-vd.dot(gd),c=vd.lengthSq(),u=Math.abs(1-o*o),h,d,f,g;if(u>0)if(h=o*l-a,d=o*a-l,g=s*u,h>=0)if(d>=-g)if(d<=g){let y=1/u;h*=y,d*=y,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-g?(h=Math.max(0,-(-o*s+a)),d=h>0?-s:Math.min(Math.max(-s,-l),s),f=-h*h+d*(d+2*l)+c):d<=g?(h=0,d=Math.min(Math.max(-s,-l),s),f=d*(d+2*l)+c):(h=Math.max(0,-(o*s+a)),d=h>0?s:Math.min(Math.max(-s,-l),s),f=-h*h+d*(d+2*l)+c);else d=o>0?-s:s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),r&&r.copy(tg).addScaledVector(gd,d),f}intersectSphere(e,t){if(e.radius<0)return null;js.subVectors(e.center,this.origin);let i=js.dot(this.direction),r=js.dot(js)-i*i,s=e.radius*e.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,s,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,r=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,r=(e.min.x-d.x)*c),u>=0?(s=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(s=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>r)||((a>i||i!==i)&&(i=a),(l<r||r!==r)&&(r=l),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,js)!==null}intersectTriangle(e,t,i,r,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,y=t.y-o.y,p=t.z-o.z,m=i.x-o.x,_=i.y-o.y,w=i.z-o.z,b=Math.abs(l),E=Math.abs(c),S=Math.abs(u),x,A,O,F,D,V,L,P,k,B,G,re;if(b>=E&&b>=S?(O=l,V=h,k=g,re=m,l>=0?(x=c,A=u,F=d,D=f,L=y,P=p,B=_,G=w):(x=u,A=c,F=f,D=d,L=p,P=y,B=w,G=_)):E>=S?(O=c,V=d,k=y,re=_,c>=0?(x=u,A=l,F=f,D=h,L=p,P=g,B=w,G=m):(x=l,A=u,F=h,D=f,L=g,P=p,B=m,G=w)):(O=u,V=f,k=p,re=w,u>=0?(x=l,A=c,F=h,D=d,L=g,P=y,B=m,G=_):(x=c,A=l,F=d,D=h,L=y,P=g,B=_,G=m)),O===0)return null;let $=x/O,J=A/O,te=1/O,de=F-$*V,se=D-J*V,Q=L-$*k,fe=P-J*k,_e=B-$*re,Ee=G-J*re,Me=_e*fe-Ee*Q,$e=de*Ee-se*_e,ot=Q*se-fe*de;if(r){if(Me<0||$e<0||ot<0)return null}else if((Me<0||$e<0||ot<0)&&(Me>0||$e>0||ot>0))return null;let Ge=Me+$e+ot;if(Ge===0)return null;let mt=te*(Me*V+$e*k+ot*re);return(Ge>0?mt<0:mt>0)?null:this.at(mt/Ge,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},no=class extends As{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ht(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new to,this.combine=yg,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Ey=new Ft,Pa=new ec,_d=new La,Cy=new K,yd=new K,xd=new K,bd=new K,ng=new K,Md=new K,Ry=new K,Sd=new K,Ln=class extends Mi{constructor(e=new Si,t=new no){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let a=this.morphTargetInfluences;if(s&&a){Md.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let u=a[l],h=s[l];u!==0&&(ng.fromBufferAttribute(h,e),o?Md.addScaledVector(ng,u):Md.addScaledVector(ng.sub(t),u))}t.add(Md)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),_d.copy(i.boundingSphere),_d.applyMatrix4(s),Pa.copy(e.ray).recast(e.near),!(_d.containsPoint(Pa.origin)===!1&&(Pa.intersectSphere(_d,Cy)===null||Pa.origin.distanceToSquared(Cy)>(e.far-e.near)**2))&&(Ey.copy(s).invert(),Pa.copy(e.ray).applyMatrix4(Ey),!(i.boundingBox!==null&&Pa.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Pa)))}_computeIntersections(e,t,i){let r,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,u=s.attributes.uv1,h=s.attributes.normal,d=s.groups,f=s.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,E=w;b<E;b+=3){let S=a.getX(b),x=a.getX(b+1),A=a.getX(b+2);r=wd(this,m,e,i,c,u,h,S,x,A),r&&(r.faceIndex=Math.floor(b/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let _=a.getX(p),w=a.getX(p+1),b=a.getX(p+2);r=wd(this,o,e,i,c,u,h,_,w,b),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,E=w;b<E;b+=3){let S=b,x=b+1,A=b+2;r=wd(this,m,e,i,c,u,h,S,x,A),r&&(r.faceIndex=Math.floor(b/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let p=g,m=y;p<m;p+=3){let _=p,w=p+1,b=p+2;r=wd(this,o,e,i,c,u,h,_,w,b),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}}};function V1(n,e,t,i,r,s,o,a){let l;if(e.side===wi?l=i.intersectTriangle(o,s,r,!0,a):l=i.intersectTriangle(r,s,o,e.side===Xo,a),l===null)return null;Sd.copy(a),Sd.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(Sd);return c<t.near||c>t.far?null:{distance:c,point:Sd.clone(),object:n}}function wd(n,e,t,i,r,s,o,a,l,c){n.getVertexPosition(a,yd),n.getVertexPosition(l,xd),n.getVertexPosition(c,bd);let u=V1(n,e,t,i,yd,xd,bd,Ry);if(u){let h=new K;Oo.getBarycoord(Ry,yd,xd,bd,h),r&&(u.uv=Oo.getInterpolatedAttribute(r,a,l,c,h,new lt)),s&&(u.uv1=Oo.getInterpolatedAttribute(s,a,l,c,h,new lt)),o&&(u.normal=Oo.getInterpolatedAttribute(o,a,l,c,h,new K),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new K,materialIndex:0};Oo.getNormal(yd,xd,bd,d.normal),u.face=d,u.barycoord=h}return u}var Xd=class extends Ji{constructor(e=null,t=1,i=1,r,s,o,a,l,c=xi,u=xi,h,d){super(null,o,a,l,c,u,r,s,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ia=new La,H1=new lt(.5,.5),Ad=new K,zo=class{constructor(e=new Yr,t=new Yr,i=new Yr,r=new Yr,s=new Yr,o=new Yr){this.planes=[e,t,i,r,s,o]}set(e,t,i,r,s,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ir,i=!1){let r=this.planes,s=e.elements,o=s[0],a=s[1],l=s[2],c=s[3],u=s[4],h=s[5],d=s[6],f=s[7],g=s[8],y=s[9],p=s[10],m=s[11],_=s[12],w=s[13],b=s[14],E=s[15];if(r[0].setComponents(c-o,f-u,m-g,E-_).normalize(),r[1].setComponents(c+o,f+u,m+g,E+_).normalize(),r[2].setComponents(c+a,f+h,m+y,E+w).normalize(),r[3].setComponents(c-a,f-h,m-y,E-w).normalize(),i)r[4].setComponents(l,d,p,b).normalize(),r[5].setComponents(c-l,f-d,m-p,E-b).normalize();else if(r[4].setComponents(c-l,f-d,m-p,E-b).normalize(),t===Ir)r[5].setComponents(c+l,f+d,m+p,E+b).normalize();else if(t===Yl)r[5].setComponents(l,d,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Ia.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Ia.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Ia)}intersectsSprite(e){Ia.center.set(0,0,0);let t=H1.distanceTo(e.center);return Ia.radius=.7071067811865476+t,Ia.applyMatrix4(e.matrixWorld),this.intersectsSphere(Ia)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(Ad.x=r.normal.x>0?e.max.x:e.min.x,Ad.y=r.normal.y>0?e.max.y:e.min.y,Ad.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(Ad)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Py=new Ft,Yd=class n{constructor(){this.coordinateSystem=Ir,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let r=0;r<t.length;r++){let s=t[r];Py.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new zo),i[r].setFromProjectionMatrix(Py,s.coordinateSystem,s.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let r=0;r<e._count;r++)t[r]===void 0&&(t[r]=new zo),t[r].copy(i[r]);return this._count=e._count,this}clone(){return new n().copy(this)}};var Vo=class extends As{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ht(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Jd=new K,Kd=new K,Iy=new Ft,Mu=new ec,Td=new La,ig=new K,Ly=new K,Ho=class extends Mi{constructor(e=new Si,t=new Vo){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let r=1,s=t.count;r<s;r++)Jd.fromBufferAttribute(t,r-1),Kd.fromBufferAttribute(t,r),i[r]=i[r-1],i[r]+=Jd.distanceTo(Kd);e.setAttribute("lineDistance",new Mn(i,1))}else Ke("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,s=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Td.copy(i.boundingSphere),Td.applyMatrix4(r),Td.radius+=s,e.ray.intersectsSphere(Td)===!1)return;Iy.copy(r).invert(),Mu.copy(e.ray).applyMatrix4(Iy);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=i.index,d=i.attributes.position;if(u!==null){let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=u.getX(y),_=u.getX(y+1),w=Ed(this,e,Mu,l,m,_,y);w&&t.push(w)}if(this.isLineLoop){let y=u.getX(g-1),p=u.getX(f),m=Ed(this,e,Mu,l,y,p,g-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=f,p=g-1;y<p;y+=c){let m=Ed(this,e,Mu,l,y,y+1,y);m&&t.push(m)}if(this.isLineLoop){let y=Ed(this,e,Mu,l,g-1,f,g-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function Ed(n,e,t,i,r,s,o){let a=n.geometry.attributes.position;if(Jd.fromBufferAttribute(a,r),Kd.fromBufferAttribute(a,s),t.distanceSqToSegment(Jd,Kd,ig,Ly)>i)return;ig.applyMatrix4(n.matrixWorld);let c=e.ray.origin.distanceTo(ig);if(!(c<e.near||c>e.far))return{distance:c,point:Ly.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var Dy=new K,Ny=new K,Iu=class extends Ho{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let r=0,s=t.count;r<s;r+=2)Dy.fromBufferAttribute(t,r),Ny.fromBufferAttribute(t,r+1),i[r]=r===0?0:i[r-1],i[r+1]=i[r]+Dy.distanceTo(Ny);e.setAttribute("lineDistance",new Mn(i,1))}else Ke("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Lu=class extends Ji{constructor(e=[],t=Ua,i,r,s,o,a,l,c,u){super(e,t,i,r,s,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var io=class extends Ji{constructor(e,t,i=Kr,r,s,o,a=xi,l=xi,c,u=eo,h=1){if(u!==eo&&u!==so)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,r,s,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Kl(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Du=class extends io{constructor(e,t=Kr,i=Ua,r,s,o=xi,a=xi,l,c=eo){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,r,s,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Nu=class extends Ji{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Ts=class n extends Si{constructor(e=1,t=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;g("z","y","x",-1,-1,i,t,e,o,s,0),g("z","y","x",1,-1,i,t,-e,o,s,1),g("x","z","y",1,1,e,i,t,r,o,2),g("x","z","y",1,-1,e,i,-t,r,o,3),g("x","y","z",1,-1,e,t,i,r,s,4),g("x","y","z",-1,-1,e,t,-i,r,s,5),this.setIndex(l),this.setAttribute("position",new Mn(c,3)),this.setAttribute("normal",new Mn(u,3)),this.setAttribute("uv",new Mn(h,2));function g(y,p,m,_,w,b,E,S,x,A,O){let F=b/x,D=E/A,V=b/2,L=E/2,P=S/2,k=x+1,B=A+1,G=0,re=0,$=new K;for(let J=0;J<B;J++){let te=J*D-L;for(let de=0;de<k;de++){let se=de*F-V;$[y]=se*_,$[p]=te*w,$[m]=P,c.push($.x,$.y,$.z),$[y]=0,$[p]=0,$[m]=S>0?1:-1,u.push($.x,$.y,$.z),h.push(de/x),h.push(1-J/A),G+=1}}for(let J=0;J<A;J++)for(let te=0;te<x;te++){let de=d+te+k*J,se=d+te+k*(J+1),Q=d+(te+1)+k*(J+1),fe=d+(te+1)+k*J;l.push(de,se,fe),l.push(se,Q,fe),re+=6}a.addGroup(f,re,O),f+=re,d+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var tc=class n extends Si{constructor(e=1,t=1,i=1,r=32,s=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:r,heightSegments:s,openEnded:o,thetaStart:a,thetaLength:l};let c=this;r=Math.floor(r),s=Math.floor(s);let u=[],h=[],d=[],f=[],g=0,y=[],p=i/2,m=0;_(),o===!1&&(e>0&&w(!0),t>0&&w(!1)),this.setIndex(u),this.setAttribute("position",new Mn(h,3)),this.setAttribute("normal",new Mn(d,3)),this.setAttribute("uv",new Mn(f,2));function _(){let b=new K,E=new K,S=0,x=(t-e)/i;for(let A=0;A<=s;A++){let O=[],F=A/s,D=F*(t-e)+e;for(let V=0;V<=r;V++){let L=V/r,P=L*l+a,k=Math.sin(P),B=Math.cos(P);E.x=D*k,E.y=-F*i+p,E.z=D*B,h.push(E.x,E.y,E.z),b.set(k,x,B).normalize(),d.push(b.x,b.y,b.z),f.push(L,1-F),O.push(g++)}y.push(O)}for(let A=0;A<r;A++)for(let O=0;O<s;O++){let F=y[O][A],D=y[O+1][A],V=y[O+1][A+1],L=y[O][A+1];(e>0||O!==0)&&(u.push(F,D,L),S+=3),(t>0||O!==s-1)&&(u.push(D,V,L),S+=3)}c.addGroup(m,S,0),m+=S}function w(b){let E=g,S=new lt,x=new K,A=0,O=b===!0?e:t,F=b===!0?1:-1;for(let V=1;V<=r;V++)h.push(0,p*F,0),d.push(0,F,0),f.push(.5,.5),g++;let D=g;for(let V=0;V<=r;V++){let P=V/r*l+a,k=Math.cos(P),B=Math.sin(P);x.x=O*B,x.y=p*F,x.z=O*k,h.push(x.x,x.y,x.z),d.push(0,F,0),S.x=k*.5+.5,S.y=B*.5*F+.5,f.push(S.x,S.y),g++}for(let V=0;V<r;V++){let L=E+V,P=D+V;b===!0?u.push(P,P+1,L):u.push(P+1,P,L),A+=3}c.addGroup(m,A,b===!0?1:2),m+=A}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var ku=class n extends Si{constructor(e=[new lt(0,-.5),new lt(.5,0),new lt(0,.5)],t=12,i=0,r=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:i,phiLength:r},t=Math.floor(t),r=St(r,0,Math.PI*2);let s=[],o=[],a=[],l=[],c=[],u=1/t,h=new K,d=new lt,f=new K,g=new K,y=new K,p=0,m=0;for(let _=0;_<=e.length-1;_++)switch(_){case 0:p=e[_+1].x-e[_].x,m=e[_+1].y-e[_].y,f.x=m*1,f.y=-p,f.z=m*0,y.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),l.push(y.x,y.y,y.z);break;default:p=e[_+1].x-e[_].x,m=e[_+1].y-e[_].y,f.x=m*1,f.y=-p,f.z=m*0,g.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),l.push(f.x,f.y,f.z),y.copy(g)}for(let _=0;_<=t;_++){let w=i+_*u*r,b=Math.sin(w),E=Math.cos(w);for(let S=0;S<=e.length-1;S++){h.x=e[S].x*b,h.y=e[S].y,h.z=e[S].x*E,o.push(h.x,h.y,h.z),d.x=_/t,d.y=S/(e.length-1),a.push(d.x,d.y);let x=l[3*S+0]*b,A=l[3*S+1],O=l[3*S+0]*E;c.push(x,A,O)}}for(let _=0;_<t;_++)for(let w=0;w<e.length-1;w++){let b=w+_*e.length,E=b,S=b+e.length,x=b+e.length+1,A=b+1;s.push(E,S,A),s.push(x,A,S)}this.setIndex(s),this.setAttribute("position",new Mn(o,3)),this.setAttribute("uv",new Mn(a,2)),this.setAttribute("normal",new Mn(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.points,e.segments,e.phiStart,e.phiLength)}};var Da=class n extends Si{constructor(e=1,t=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:r};let s=e/2,o=t/2,a=Math.floor(i),l=Math.floor(r),c=a+1,u=l+1,h=e/a,d=t/l,f=[],g=[],y=[],p=[];for(let m=0;m<u;m++){let _=m*d-o;for(let w=0;w<c;w++){let b=w*h-s;g.push(b,-_,0),y.push(0,0,1),p.push(w/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let _=0;_<a;_++){let w=_+c*m,b=_+c*(m+1),E=_+1+c*(m+1),S=_+1+c*m;f.push(w,b,S),f.push(b,E,S)}this.setIndex(f),this.setAttribute("position",new Mn(g,3)),this.setAttribute("normal",new Mn(y,3)),this.setAttribute("uv",new Mn(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var Jr=class n extends Si{constructor(e=1,t=32,i=16,r=0,s=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:r,phiLength:s,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),c=0,u=[],h=new K,d=new K,f=[],g=[],y=[],p=[];for(let m=0;m<=i;m++){let _=[],w=m/i,b=o+w*a,E=e*Math.cos(b),S=Math.sqrt(e*e-E*E),x=0;m===0&&o===0?x=.5/t:m===i&&l===Math.PI&&(x=-.5/t);for(let A=0;A<=t;A++){let O=A/t,F=r+O*s;h.x=-S*Math.cos(F),h.y=E,h.z=S*Math.sin(F),g.push(h.x,h.y,h.z),d.copy(h).normalize(),y.push(d.x,d.y,d.z),p.push(O+x,1-w),_.push(c++)}u.push(_)}for(let m=0;m<i;m++)for(let _=0;_<t;_++){let w=u[m][_+1],b=u[m][_],E=u[m+1][_],S=u[m+1][_+1];(m!==0||o>0)&&f.push(w,b,S),(m!==i-1||l<Math.PI)&&f.push(b,E,S)}this.setIndex(f),this.setAttribute("position",new Mn(g,3)),this.setAttribute("normal",new Mn(y,3)),this.setAttribute("uv",new Mn(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Fu=class extends As{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ht(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Ba(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let r=n[t][i];if(ky(r))r.isRenderTargetTexture?(Ke("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=r.clone();else if(Array.isArray(r))if(ky(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();e[t][i]=s}else e[t][i]=r.slice();else e[t][i]=r}}return e}function Di(n){let e={};for(let t=0;t<n.length;t++){let i=Ba(n[t]);for(let r in i)e[r]=i[r]}return e}function ky(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function G1(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function zg(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Mt.workingColorSpace}var Rx={clone:Ba,merge:Di},W1=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,q1=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Es=class extends As{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=W1,this.fragmentShader=q1,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Ba(e.uniforms),this.uniformsGroups=G1(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?t.uniforms[r]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[r]={type:"m4",value:o.toArray()}:t.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new ht().setHex(r.value);break;case"v2":this.uniforms[i].value=new lt().fromArray(r.value);break;case"v3":this.uniforms[i].value=new K().fromArray(r.value);break;case"v4":this.uniforms[i].value=new _n().fromArray(r.value);break;case"m3":this.uniforms[i].value=new it().fromArray(r.value);break;case"m4":this.uniforms[i].value=new Ft().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Zd=class extends Es{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Go=class extends As{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ht(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ht(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=jf,this.normalScale=new lt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new to,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var jd=class extends As{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=px,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Qd=class extends As{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};var nc=class extends Vo{constructor(e){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(e)}copy(e){return super.copy(e),this.scale=e.scale,this.dashSize=e.dashSize,this.gapSize=e.gapSize,this}};function Gl(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Cd(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Wo=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],s=t[i-1];e:{t:{let o;n:{i:if(!(e<r)){for(let a=i+2;;){if(r===void 0){if(e<s)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=t[++i],e<r)break t}o=t.length;break n}if(!(e>=s)){let a=t[1];e<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(r=s,s=t[--i-1],e>=s)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(r=t[i],s=t[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=e*r;for(let o=0;o!==r;++o)t[o]=i[s+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},ef=class extends Wo{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:og,endingEnd:og}}intervalChanged_(e,t,i){let r=this.parameterPositions,s=e-2,o=e+1,a=r[s],l=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case ag:s=e,a=2*t-i;break;case lg:s=r.length-2,a=t+r[s]-r[s+1];break;default:s=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case ag:o=e,l=2*i-t;break;case lg:o=1,l=i+r[1]-r[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(i-t)/(r-t),y=g*g,p=y*g,m=-d*p+2*d*y-d*g,_=(1+d)*p+(-1.5-2*d)*y+(-.5+d)*g+1,w=(-1-f)*p+(1.5+f)*y+.5*g,b=f*p-f*y;for(let E=0;E!==a;++E)s[E]=m*o[u+E]+_*o[c+E]+w*o[l+E]+b*o[h+E];return s}},tf=class extends Wo{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(r-t),h=1-u;for(let d=0;d!==a;++d)s[d]=o[c+d]*h+o[l+d]*u;return s}},nf=class extends Wo{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},rf=class extends Wo{interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let g=(i-t)/(r-t),y=1-g;for(let p=0;p!==a;++p)s[p]=o[c+p]*y+o[l+p]*g;return s}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let y=o[c+g],p=o[l+g],m=f*d+g*2,_=h[m],w=h[m+1],b=e*d+g*2,E=u[b],S=u[b+1],x=X1(i,t,_,E,r);s[g]=Px(x,y,w,S,p)}return s}};function Px(n,e,t,i,r){let s=1-n;return s*s*s*e+3*s*s*n*t+3*s*n*n*i+n*n*n*r}function $1(n,e,t,i,r){let s=1-n;return 3*s*s*(t-e)+6*s*n*(i-t)+3*n*n*(r-i)}function X1(n,e,t,i,r){let s=(n-e)/(r-e);for(let o=0;o<8;o++){let a=Px(s,e,t,i,r)-n;if(Math.abs(a)<1e-10)break;let l=$1(s,e,t,i,r);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var _r=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Gl(t,this.TimeBufferType),this.values=Gl(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Gl(e.times,Array),values:Gl(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),Cd(e.settings)&&(i.settings={inTangents:Gl(e.settings.inTangents,Array),outTangents:Gl(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new nf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new tf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new ef(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new rf(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case wu:t=this.InterpolantFactoryMethodDiscrete;break;case Hd:t=this.InterpolantFactoryMethodLinear;break;case Id:t=this.InterpolantFactoryMethodSmooth;break;case sg:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ke("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return wu;case this.InterpolantFactoryMethodLinear:return Hd;case this.InterpolantFactoryMethodSmooth:return Id;case this.InterpolantFactoryMethodBezier:return sg}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;Cd(this.settings)&&(Fy(this.settings.inTangents,e),Fy(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;Cd(this.settings)&&(Uy(this.settings.inTangents,e),Uy(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<e;)++s;for(;o!==-1&&i[o]>t;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(tt("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,s=i.length;s===0&&(tt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){tt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){tt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(r!==void 0&&b1(r))for(let a=0,l=r.length;a!==l;++a){let c=r[a];if(isNaN(c)){tt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===Id,s=e.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(r)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let g=0;g!==i;++g){let y=t[h+g];if(y!==t[d+g]||y!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(s>0){e[o]=e[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,Cd(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function Fy(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function Uy(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}_r.prototype.ValueTypeName="";_r.prototype.TimeBufferType=Float32Array;_r.prototype.ValueBufferType=Float32Array;_r.prototype.DefaultInterpolation=Hd;var qo=class extends _r{constructor(e,t,i){super(e,t,i)}};qo.prototype.ValueTypeName="bool";qo.prototype.ValueBufferType=Array;qo.prototype.DefaultInterpolation=wu;qo.prototype.InterpolantFactoryMethodLinear=void 0;qo.prototype.InterpolantFactoryMethodSmooth=void 0;var sf=class extends _r{constructor(e,t,i,r){super(e,t,i,r)}};sf.prototype.ValueTypeName="color";var of=class extends _r{constructor(e,t,i,r){super(e,t,i,r)}};of.prototype.ValueTypeName="number";var af=class extends Wo{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(r-t),c=e*a;for(let u=c+a;c!==u;c+=4)gr.slerpFlat(s,0,o,c-a,o,c,l);return s}},Uu=class extends _r{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new af(this.times,this.values,this.getValueSize(),e)}};Uu.prototype.ValueTypeName="quaternion";Uu.prototype.InterpolantFactoryMethodSmooth=void 0;var $o=class extends _r{constructor(e,t,i){super(e,t,i)}};$o.prototype.ValueTypeName="string";$o.prototype.ValueBufferType=Array;$o.prototype.DefaultInterpolation=wu;$o.prototype.InterpolantFactoryMethodLinear=void 0;$o.prototype.InterpolantFactoryMethodSmooth=void 0;var lf=class extends _r{constructor(e,t,i,r){super(e,t,i,r)}};lf.prototype.ValueTypeName="vector";var cf=class{constructor(e,t,i){let r=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],g=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ix=new cf,uf=class{constructor(e){this.manager=e!==void 0?e:Ix,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,s){i.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};uf.DEFAULT_MATERIAL_NAME="__DEFAULT";var ic=class extends Mi{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ht(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Ou=class extends ic{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Mi.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ht(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},rg=new Ft,Oy=new K,By=new K,hf=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new lt(512,512),this.mapType=Ki,this.map=null,this.mapPass=null,this.matrix=new Ft,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new zo,this._frameExtents=new lt(1,1),this._viewportCount=1,this._viewports=[new _n(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Oy.setFromMatrixPosition(e.matrixWorld),t.position.copy(Oy),By.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(By),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,r){rg.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(rg,e.coordinateSystem,e.reversedDepth);let s=this._frameExtents,o=r?r.z/s.x:1,a=r?r.w/s.y:1,l=r?r.x/s.x:0,c=r?r.y/s.y:0;e.coordinateSystem===Yl||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(rg)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Rd=new K,Pd=new gr,Ms=new K,Bu=class extends Mi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Ft,this.projectionMatrix=new Ft,this.projectionMatrixInverse=new Ft,this.coordinateSystem=Ir,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Rd,Pd,Ms),Ms.x===1&&Ms.y===1&&Ms.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Rd,Pd,Ms.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Rd,Pd,Ms),Ms.x===1&&Ms.y===1&&Ms.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Rd,Pd,Ms.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Uo=new K,zy=new lt,Vy=new lt,zi=class extends Bu{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Gd*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Fm*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Gd*2*Math.atan(Math.tan(Fm*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){Uo.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Uo.x,Uo.y).multiplyScalar(-e/Uo.z),Uo.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Uo.x,Uo.y).multiplyScalar(-e/Uo.z)}getViewSize(e,t){return this.getViewBounds(e,zy,Vy),t.subVectors(Vy,zy)}setViewOffset(e,t,i,r,s,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Fm*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*r/l,t-=o.offsetY*i/c,r*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var zu=class extends Bu{constructor(e=-1,t=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-e,o=i+e,a=r+t,l=r-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},cg=class extends hf{constructor(){super(new zu(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Vu=class extends ic{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Mi.DEFAULT_UP),this.updateMatrix(),this.target=new Mi,this.shadow=new cg}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},Hu=class extends ic{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var Wl=-90,ql=1,rc=class extends Mi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new zi(Wl,ql,e,t);r.layers=this.layers,this.add(r);let s=new zi(Wl,ql,e,t);s.layers=this.layers,this.add(s);let o=new zi(Wl,ql,e,t);o.layers=this.layers,this.add(o);let a=new zi(Wl,ql,e,t);a.layers=this.layers,this.add(a);let l=new zi(Wl,ql,e,t);l.layers=this.layers,this.add(l);let c=new zi(Wl,ql,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,s,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ir)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Yl)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let y=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,1,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=y,e.setRenderTarget(i,5,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},df=class extends zi{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Vg="\\[\\]\\.:\\/",Y1=new RegExp("["+Vg+"]","g"),Hg="[^"+Vg+"]",J1="[^"+Vg.replace("\\.","")+"]",K1=/((?:WC+[\/:])*)/.source.replace("WC",Hg),Z1=/(WCOD+)?/.source.replace("WCOD",J1),j1=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Hg),Q1=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Hg),eA=new RegExp("^"+K1+Z1+j1+Q1+"$"),tA=["material","materials","bones","map"],ug=class{constructor(e,t,i){let r=i||un.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},un=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Y1,"")}static parseTrackName(e){let t=eA.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);tA.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},r=i(e.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)e[t++]=i[r]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,r=t.propertyName,s=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ke("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){tt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){tt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){tt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){tt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){tt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[r];if(o===void 0){let c=t.nodeName;tt("PropertyBinding: Trying to update property for track: "+c+"."+r+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!e.geometry){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[s]!==void 0&&(s=e.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};un.Composite=ug;un.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};un.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};un.prototype.GetterByBindingType=[un.prototype._getValue_direct,un.prototype._getValue_array,un.prototype._getValue_arrayElement,un.prototype._getValue_toArray];un.prototype.SetterByBindingTypeAndVersioning=[[un.prototype._setValue_direct,un.prototype._setValue_direct_setNeedsUpdate,un.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[un.prototype._setValue_array,un.prototype._setValue_array_setNeedsUpdate,un.prototype._setValue_array_setMatrixWorldNeedsUpdate],[un.prototype._setValue_arrayElement,un.prototype._setValue_arrayElement_setNeedsUpdate,un.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[un.prototype._setValue_fromArray,un.prototype._setValue_fromArray_setNeedsUpdate,un.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var jL=new Float32Array(1);var Hy=new Ft,Gu=class{constructor(e,t,i=0,r=1/0){this.ray=new ec(e,t),this.near=i,this.far=r,this.camera=null,this.layers=new Zl,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):tt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Hy.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Hy),this}intersectObject(e,t=!0,i=[]){return hg(e,this,i,t),i.sort(Gy),i}intersectObjects(e,t=!0,i=[]){for(let r=0,s=e.length;r<s;r++)hg(e[r],this,i,t);return i.sort(Gy),i}};function Gy(n,e){return n.distance-e.distance}function hg(n,e,t,i){let r=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(r=!1),r===!0&&i===!0){let s=n.children;for(let o=0,a=s.length;o<a;o++)hg(s[o],e,t,!0)}}var dg=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=i,s[3]=r,this}};function Gg(n,e,t,i){let r=nA(i);switch(t){case Ig:return n*e;case Dg:return n*e/r.components*r.byteLength;case yf:return n*e/r.components*r.byteLength;case Yo:return n*e*2/r.components*r.byteLength;case xf:return n*e*2/r.components*r.byteLength;case Lg:return n*e*3/r.components*r.byteLength;case Qr:return n*e*4/r.components*r.byteLength;case bf:return n*e*4/r.components*r.byteLength;case $u:case Xu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Yu:case Ju:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Sf:case Af:return Math.max(n,16)*Math.max(e,8)/4;case Mf:case wf:return Math.max(n,8)*Math.max(e,8)/2;case Tf:case Ef:case Rf:case Pf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Cf:case Ku:case If:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Lf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Df:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case Nf:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case kf:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Ff:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case Uf:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case Of:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case Bf:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case zf:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case Vf:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case Hf:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Gf:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Wf:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case qf:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case $f:case Xf:case Yf:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Jf:case Kf:return Math.ceil(n/4)*Math.ceil(e/4)*8;case Zu:case Zf:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function nA(n){switch(n){case Ki:case Eg:return{byteLength:1,components:1};case lc:case Cg:case jr:return{byteLength:2,components:1};case vf:case _f:return{byteLength:2,components:4};case Kr:case gf:case Zr:return{byteLength:4,components:1};case Rg:case Pg:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ke("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Qx(){let n=null,e=!1,t=null,i=null;function r(s,o){i=n.requestAnimationFrame(r),t(s,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(r),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(s){t=s},setContext:function(s){n=s}}}function rA(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<h.length;f++){let g=h[d],y=h[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,h[d]=y)}h.length=d+1;for(let f=0,g=h.length;f<g;f++){let y=h[f];n.bufferSubData(c,y.start*u.BYTES_PER_ELEMENT,u,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:r,remove:s,update:o}}var sA=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,oA=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,aA=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,lA=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,cA=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,uA=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,hA=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,dA=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,fA=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,pA=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,mA=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,gA=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,vA=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,_A=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,yA=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,xA=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,bA=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,MA=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,SA=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,wA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,AA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,TA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,EA=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,CA=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,RA=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,PA=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,IA=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,LA=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,DA=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,NA="gl_FragColor = linearToOutputTexel( gl_FragColor );",kA=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,FA=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,UA=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,OA=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,BA=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,zA=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,VA=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,HA=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,GA=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,WA=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,qA=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,$A=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,XA=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,YA=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,JA=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,KA=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,ZA=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,jA=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,QA=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,eT=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,tT=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,nT=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,iT=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,rT=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,sT=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,oT=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,aT=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,lT=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,cT=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,uT=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,hT=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,dT=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,fT=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,pT=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,mT=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,gT=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,vT=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,_T=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,yT=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,xT=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,bT=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,MT=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,ST=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,wT=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,AT=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,TT=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,ET=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,CT=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,RT=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,PT=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,IT=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,LT=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,DT=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,NT=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,kT=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,FT=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,UT=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,OT=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,BT=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,zT=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,VT=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,HT=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,GT=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,WT=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,qT=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,$T=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,XT=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,YT=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,JT=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,KT=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,ZT=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,jT=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,QT=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,eE=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,tE=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,nE=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,iE=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,rE=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,sE=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,oE=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,aE=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lE=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cE=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,uE=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,hE=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,dE=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,fE=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,pE=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,mE=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,gE=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,vE=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,_E=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,yE=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,xE=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,bE=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,ME=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,SE=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,wE=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,AE=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,TE=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,EE=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,CE=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,RE=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,PE=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,IE=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,LE=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,DE=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,NE=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,kE=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,FE=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,UE=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,pt={alphahash_fragment:sA,alphahash_pars_fragment:oA,alphamap_fragment:aA,alphamap_pars_fragment:lA,alphatest_fragment:cA,alphatest_pars_fragment:uA,aomap_fragment:hA,aomap_pars_fragment:dA,batching_pars_vertex:fA,batching_vertex:pA,begin_vertex:mA,beginnormal_vertex:gA,bsdfs:vA,iridescence_fragment:_A,bumpmap_pars_fragment:yA,clipping_planes_fragment:xA,clipping_planes_pars_fragment:bA,clipping_planes_pars_vertex:MA,clipping_planes_vertex:SA,color_fragment:wA,color_pars_fragment:AA,color_pars_vertex:TA,color_vertex:EA,common:CA,defaultnormal_vertex:RA,displacementmap_pars_vertex:PA,displacementmap_vertex:IA,emissivemap_fragment:LA,emissivemap_pars_fragment:DA,colorspace_fragment:NA,colorspace_pars_fragment:kA,envmap_fragment:FA,envmap_common_pars_fragment:UA,envmap_pars_fragment:OA,envmap_pars_vertex:BA,envmap_physical_pars_fragment:KA,envmap_vertex:zA,fog_vertex:VA,fog_pars_vertex:HA,fog_fragment:GA,fog_pars_fragment:WA,gradientmap_pars_fragment:qA,lightmap_pars_fragment:$A,lights_lambert_fragment:XA,lights_lambert_pars_fragment:YA,lights_pars_begin:JA,lights_toon_fragment:ZA,lights_toon_pars_fragment:jA,lights_phong_fragment:QA,lights_phong_pars_fragment:eT,lights_physical_fragment:tT,lights_physical_pars_fragment:nT,lights_fragment_begin:iT,lights_fragment_maps:rT,lights_fragment_end:sT,lightprobes_pars_fragment:oT,logdepthbuf_fragment:aT,logdepthbuf_pars_fragment:lT,logdepthbuf_pars_vertex:cT,logdepthbuf_vertex:uT,map_fragment:hT,map_pars_fragment:dT,map_particle_fragment:fT,map_particle_pars_fragment:pT,metalnessmap_fragment:mT,metalnessmap_pars_fragment:gT,morphinstance_vertex:vT,morphcolor_vertex:_T,morphnormal_vertex:yT,morphtarget_pars_vertex:xT,morphtarget_vertex:bT,normal_fragment_begin:MT,normal_fragment_maps:ST,normal_pars_fragment:wT,normal_pars_vertex:AT,normal_vertex:TT,normalmap_pars_fragment:ET,clearcoat_normal_fragment_begin:CT,clearcoat_normal_fragment_maps:RT,clearcoat_pars_fragment:PT,iridescence_pars_fragment:IT,opaque_fragment:LT,packing:DT,premultiplied_alpha_fragment:NT,project_vertex:kT,dithering_fragment:FT,dithering_pars_fragment:UT,roughnessmap_fragment:OT,roughnessmap_pars_fragment:BT,shadowmap_pars_fragment:zT,shadowmap_pars_vertex:VT,shadowmap_vertex:HT,shadowmask_pars_fragment:GT,skinbase_vertex:WT,skinning_pars_vertex:qT,skinning_vertex:$T,skinnormal_vertex:XT,specularmap_fragment:YT,specularmap_pars_fragment:JT,tonemapping_fragment:KT,tonemapping_pars_fragment:ZT,transmission_fragment:jT,transmission_pars_fragment:QT,uv_pars_fragment:eE,uv_pars_vertex:tE,uv_vertex:nE,worldpos_vertex:iE,background_vert:rE,background_frag:sE,backgroundCube_vert:oE,backgroundCube_frag:aE,cube_vert:lE,cube_frag:cE,depth_vert:uE,depth_frag:hE,distance_vert:dE,distance_frag:fE,equirect_vert:pE,equirect_frag:mE,linedashed_vert:gE,linedashed_frag:vE,meshbasic_vert:_E,meshbasic_frag:yE,meshlambert_vert:xE,meshlambert_frag:bE,meshmatcap_vert:ME,meshmatcap_frag:SE,meshnormal_vert:wE,meshnormal_frag:AE,meshphong_vert:TE,meshphong_frag:EE,meshphysical_vert:CE,meshphysical_frag:RE,meshtoon_vert:PE,meshtoon_frag:IE,points_vert:LE,points_frag:DE,shadow_vert:NE,shadow_frag:kE,sprite_vert:FE,sprite_frag:UE},De={common:{diffuse:{value:new ht(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new lt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ht(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ht(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new ht(16777215)},opacity:{value:1},center:{value:new lt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},Is={basic:{uniforms:Di([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.fog]),vertexShader:pt.meshbasic_vert,fragmentShader:pt.meshbasic_frag},lambert:{uniforms:Di([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new ht(0)},envMapIntensity:{value:1}}]),vertexShader:pt.meshlambert_vert,fragmentShader:pt.meshlambert_frag},phong:{uniforms:Di([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new ht(0)},specular:{value:new ht(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:pt.meshphong_vert,fragmentShader:pt.meshphong_frag},standard:{uniforms:Di([De.common,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.roughnessmap,De.metalnessmap,De.fog,De.lights,{emissive:{value:new ht(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag},toon:{uniforms:Di([De.common,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.gradientmap,De.fog,De.lights,{emissive:{value:new ht(0)}}]),vertexShader:pt.meshtoon_vert,fragmentShader:pt.meshtoon_frag},matcap:{uniforms:Di([De.common,De.bumpmap,De.normalmap,De.displacementmap,De.fog,{matcap:{value:null}}]),vertexShader:pt.meshmatcap_vert,fragmentShader:pt.meshmatcap_frag},points:{uniforms:Di([De.points,De.fog]),vertexShader:pt.points_vert,fragmentShader:pt.points_frag},dashed:{uniforms:Di([De.common,De.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:pt.linedashed_vert,fragmentShader:pt.linedashed_frag},depth:{uniforms:Di([De.common,De.displacementmap]),vertexShader:pt.depth_vert,fragmentShader:pt.depth_frag},normal:{uniforms:Di([De.common,De.bumpmap,De.normalmap,De.displacementmap,{opacity:{value:1}}]),vertexShader:pt.meshnormal_vert,fragmentShader:pt.meshnormal_frag},sprite:{uniforms:Di([De.sprite,De.fog]),vertexShader:pt.sprite_vert,fragmentShader:pt.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:pt.background_vert,fragmentShader:pt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:pt.backgroundCube_vert,fragmentShader:pt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:pt.cube_vert,fragmentShader:pt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:pt.equirect_vert,fragmentShader:pt.equirect_frag},distance:{uniforms:Di([De.common,De.displacementmap,{referencePosition:{value:new K},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:pt.distance_vert,fragmentShader:pt.distance_frag},shadow:{uniforms:Di([De.lights,De.fog,{color:{value:new ht(0)},opacity:{value:1}}]),vertexShader:pt.shadow_vert,fragmentShader:pt.shadow_frag}};Is.physical={uniforms:Di([Is.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new lt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new ht(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new lt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new ht(0)},specularColor:{value:new ht(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new lt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag};var Qf={r:0,b:0,g:0},OE=new Ft,eb=new it;eb.set(-1,0,0,0,1,0,0,0,1);function BE(n,e,t,i,r,s){let o=new ht(0),a=r===!0?0:1,l,c,u=null,h=0,d=null;function f(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){let b=_.backgroundBlurriness>0;w=e.get(w,b)}return w}function g(_){let w=!1,b=f(_);b===null?p(o,a):b&&b.isColor&&(p(b,1),w=!0);let E=n.xr.getEnvironmentBlendMode();E==="additive"?t.buffers.color.setClear(0,0,0,1,s):E==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,s),(n.autoClear||w)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function y(_,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new Ln(new Ts(1,1,1),new Es({name:"BackgroundCubeMaterial",uniforms:Ba(Is.backgroundCube.uniforms),vertexShader:Is.backgroundCube.vertexShader,fragmentShader:Is.backgroundCube.fragmentShader,side:wi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(E,S,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(OE.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(eb),c.material.toneMapped=Mt.getTransfer(b.colorSpace)!==zt,(u!==b||h!==b.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=b,h=b.version,d=n.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Ln(new Da(2,2),new Es({name:"BackgroundMaterial",uniforms:Ba(Is.background.uniforms),vertexShader:Is.background.vertexShader,fragmentShader:Is.background.fragmentShader,side:Xo,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Mt.getTransfer(b.colorSpace)!==zt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||h!==b.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=b,h=b.version,d=n.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,w){_.getRGB(Qf,zg(n)),t.buffers.color.setClear(Qf.r,Qf.g,Qf.b,w,s)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:g,addToRenderList:y,dispose:m}}function zE(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},r=d(null),s=r,o=!1;function a(D,V,L,P,k){let B=!1,G=h(D,P,L,V);s!==G&&(s=G,c(s.object)),B=f(D,P,L,k),B&&g(D,P,L,k),k!==null&&e.update(k,n.ELEMENT_ARRAY_BUFFER),(B||o)&&(o=!1,b(D,V,L,P),k!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(k).buffer))}function l(){return n.createVertexArray()}function c(D){return n.bindVertexArray(D)}function u(D){return n.deleteVertexArray(D)}function h(D,V,L,P){let k=P.wireframe===!0,B=i[V.id];B===void 0&&(B={},i[V.id]=B);let G=D.isInstancedMesh===!0?D.id:0,re=B[G];re===void 0&&(re={},B[G]=re);let $=re[L.id];$===void 0&&($={},re[L.id]=$);let J=$[k];return J===void 0&&(J=d(l()),$[k]=J),J}function d(D){let V=[],L=[],P=[];for(let k=0;k<t;k++)V[k]=0,L[k]=0,P[k]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:L,attributeDivisors:P,object:D,attributes:{},index:null}}function f(D,V,L,P){let k=s.attributes,B=V.attributes,G=0,re=L.getAttributes();for(let $ in re)if(re[$].location>=0){let te=k[$],de=B[$];if(de===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;G++}return s.attributesNum!==G||s.index!==P}function g(D,V,L,P){let k={},B=V.attributes,G=0,re=L.getAttributes();for(let $ in re)if(re[$].location>=0){let te=B[$];te===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(te=D.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),k[$]=de,G++}s.attributes=k,s.attributesNum=G,s.index=P}function y(){let D=s.newAttributes;for(let V=0,L=D.length;V<L;V++)D[V]=0}function p(D){m(D,0)}function m(D,V){let L=s.newAttributes,P=s.enabledAttributes,k=s.attributeDivisors;L[D]=1,P[D]===0&&(n.enableVertexAttribArray(D),P[D]=1),k[D]!==V&&(n.vertexAttribDivisor(D,V),k[D]=V)}function _(){let D=s.newAttributes,V=s.enabledAttributes;for(let L=0,P=V.length;L<P;L++)V[L]!==D[L]&&(n.disableVertexAttribArray(L),V[L]=0)}function w(D,V,L,P,k,B,G){G===!0?n.vertexAttribIPointer(D,V,L,k,B):n.vertexAttribPointer(D,V,L,P,k,B)}function b(D,V,L,P){y();let k=P.attributes,B=L.getAttributes(),G=V.defaultAttributeValues;for(let re in B){let $=B[re];if($.location>=0){let J=k[re];if(J===void 0&&(re==="instanceMatrix"&&D.instanceMatrix&&(J=D.instanceMatrix),re==="instanceColor"&&D.instanceColor&&(J=D.instanceColor)),J!==void 0){let te=J.normalized,de=J.itemSize,se=e.get(J);if(se===void 0)continue;let Q=se.buffer,fe=se.type,_e=se.bytesPerElement,Ee=fe===n.INT||fe===n.UNSIGNED_INT||J.gpuType===gf;if(J.isInterleavedBufferAttribute){let Me=J.data,$e=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,ot=J.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ge=0;Ge<$.locationSize;Ge++)m($.location+Ge,Me.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ge=0;Ge<$.locationSize;Ge++)p($.location+Ge);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let Ge=0;Ge<$.locationSize;Ge++)w($.location+Ge,de/$.locationSize,fe,te,$e*_e,(ot+de/$.locationSize*Ge)*_e,Ee)}else{if(J.isInstancedBufferAttribute){for(let Me=0;Me<$.locationSize;Me++)m($.location+Me,J.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=J.meshPerAttribute*J.count)}else for(let Me=0;Me<$.locationSize;Me++)p($.location+Me);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let Me=0;Me<$.locationSize;Me++)w($.location+Me,de/$.locationSize,fe,te,de*_e,de/$.locationSize*Me*_e,Ee)}}else if(G!==void 0){let te=G[re];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv($.location,te);break;case 3:n.vertexAttrib3fv($.location,te);break;case 4:n.vertexAttrib4fv($.location,te);break;default:n.vertexAttrib1fv($.location,te)}}}}_()}function E(){O();for(let D in i){let V=i[D];for(let L in V){let P=V[L];for(let k in P){let B=P[k];for(let G in B)u(B[G].object),delete B[G];delete P[k]}}delete i[D]}}function S(D){if(i[D.id]===void 0)return;let V=i[D.id];for(let L in V){let P=V[L];for(let k in P){let B=P[k];for(let G in B)u(B[G].object),delete B[G];delete P[k]}}delete i[D.id]}function x(D){for(let V in i){let L=i[V];for(let P in L){let k=L[P];if(k[D.id]===void 0)continue;let B=k[D.id];for(let G in B)u(B[G].object),delete B[G];delete k[D.id]}}}function A(D){for(let V in i){let L=i[V],P=D.isInstancedMesh===!0?D.id:0,k=L[P];if(k!==void 0){for(let B in k){let G=k[B];for(let re in G)u(G[re].object),delete G[re];delete k[B]}delete L[P],Object.keys(L).length===0&&delete i[V]}}}function O(){F(),o=!0,s!==r&&(s=r,c(s.object))}function F(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:O,resetDefaultState:F,dispose:E,releaseStatesOfGeometry:S,releaseStatesOfObject:A,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:p,disableUnusedAttributes:_}}function VE(n,e,t){let i;function r(l){i=l}function s(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function HE(n,e,t,i){let r;function s(){if(r!==void 0)return r;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");r=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(x){return!(x!==Qr&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let A=x===jr&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==Ki&&x!==Zr&&!A&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ke("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Ke("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Ke("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),_=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),w=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),E=n.getParameter(n.MAX_SAMPLES),S=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:E,samples:S}}function GE(n){let e=this,t=null,i=0,r=!1,s=!1,o=new Yr,a=new it,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||r;return r=d,i=h.length,f},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let g=h.clippingPlanes,y=h.clipIntersection,p=h.clipShadows,m=n.get(h);if(!r||g===null||g.length===0||s&&!p)s?u(null):c();else{let _=s?0:i,w=_*4,b=m.clippingState||null;l.value=b,b=u(g,d,w,f);for(let E=0;E!==w;++E)b[E]=t[E];m.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,g){let y=h!==null?h.length:0,p=null;if(y!==0){if(p=l.value,g!==!0||p===null){let m=f+y*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<m)&&(p=new Float32Array(m));for(let w=0,b=f;w!==y;++w,b+=4)o.copy(h[w]).applyMatrix4(_,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,p}}var th=class extends vr{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new Lu(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new Ts(5,5,5),s=new Es({name:"CubemapFromEquirect",uniforms:Ba(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:wi,blending:ka});s.uniforms.tEquirect.value=t;let o=new Ln(r,s),a=t.minFilter;return t.minFilter===ro&&(t.minFilter=Hi),new rc(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let s=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,r);e.setRenderTarget(s)}},Lx=256,WE=3,qE=20,tb=256,nb=16,$E=3,XE=new K,YE=new ht,uc=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new rc(1,10,null),this._boxMesh=new Ln(new Ts(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,r=100,s={}){let{size:o=256,position:a=XE}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(YE));let p=new rc(i,r,u);return p.position.copy(a),p.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=y,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=kx(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Nx(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Lx,Ex(e))}_fromTexture(e,t){e.mapping===Ua||e.mapping===ac?this._setSize(e.image.length===0?Lx:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=Dx(e,!1,!1),i=Math.log2(e)-WE;for(let r=0;r<=i;r++)t.texture.mipmaps.push({width:e>>r,height:e>>r});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=Dx(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=e,s.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),s.update(this._renderer,r),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Ua||e.mapping===ac?(this._cubemapMaterial===null&&(this._cubemapMaterial=kx()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Nx()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=JE(),this._integrationMaterial=KE());let t=this._cubeSize,i=e.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(t/nb);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-$E)s.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(tb*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=ZE());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(e,0,i),r.envMap.value=e.texture,this._renderCube(s,0,i)}};function Dx(n,e,t){return new th(n,{minFilter:ro,generateMipmaps:e,type:jr,colorSpace:Au,depthBuffer:t})}function nh(n,e,t){return new Es({name:n,uniforms:e,vertexShader:pt.cube_vert,fragmentShader:t,side:wi,blending:ka,depthTest:!1,depthWrite:!1})}function JE(){return nh("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${tb}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function KE(){return nh("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:nb}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function ZE(){return nh("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${qE}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Nx(){return nh("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function kx(){return nh("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function jE(n){let e=new WeakMap,t=new WeakMap,i=null;function r(d,f=!1){return d==null?null:f?o(d):s(d)}function s(d){if(d&&d.isTexture){let f=d.mapping;if(f===ff||f===pf)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new th(g.height);return y.fromEquirectangularTexture(n,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===ff||f===pf,y=f===Ua||f===ac;if(g||y){let p=t.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return i===null&&(i=new uc(n)),p=g?i.fromEquirectangular(d,p):i.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let _=d.image;return g&&_&&_.height>0||y&&_&&l(_)?(i===null&&(i=new uc(n)),p=g?i.fromEquirectangular(d):i.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",u),p.texture):null}}}return d}function a(d,f){return f===ff?d.mapping=Ua:f===pf&&(d.mapping=ac),d}function l(d){let f=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:h}}function QE(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let r=n.getExtension(i);return e[i]=r,r}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let r=t(i);return r===null&&Su("WebGLRenderer: "+i+" extension not supported."),r}}}function eC(n,e,t,i){let r={},s=new WeakMap,o=new FinalizationRegistry(g=>delete r[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete r[g.id],o.unregister(g);let y=s.get(g);y&&(e.remove(y),s.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,y){return r[y.id]!==void 0||(y.addEventListener("dispose",a),r[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function u(g){let y=g.attributes;for(let p in y)e.update(y[p],n.ARRAY_BUFFER)}function h(g){let y=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let _=y!==null?y.array.length:p.array.length/3-1,w=p.count>=65535?Pu:Ru,b=new w(Math.ceil(_/3)*6,1),E=b.array;if(y!==null){let x=y.array;m=y.version;for(let A=0,O=0;A<_;A+=3){let F=x[A+0],D=x[A+1],V=x[A+2];E[O++]=F,E[O++]=D,E[O++]=D,E[O++]=V,E[O++]=V,E[O++]=F}}else{m=p.version;for(let x=0,A=0;x<_;x+=3){let O=x+0,F=x+1,D=x+2;E[A++]=O,E[A++]=F,E[A++]=F,E[A++]=D,E[A++]=D,E[A++]=O}}b.version=m;let S=s.get(g);S&&e.remove(S),s.set(g,b)}function d(g){let y=s.get(g);if(y){let p=g.index;p!==null&&y.version<p.version&&h(g)}else h(g);return s.get(g)}function f(){for(let g in r){let y=r[g].deref();y!==void 0&&l(y)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function tC(n,e,t){let i;function r(h){i=h}let s,o;function a(h){s=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,s,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,s,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,s,h,0,f);let y=0;for(let p=0;p<f;p++)y+=d[p];t.update(y,i,1)}this.setMode=r,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function nC(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(s/3);break;case n.LINES:t.lines+=a*(s/2);break;case n.LINE_STRIP:t.lines+=a*(s-1);break;case n.LINE_LOOP:t.lines+=a*s;break;case n.POINTS:t.points+=a*s;break;default:tt("WebGLInfo: Unknown draw mode:",o);break}}function r(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:r,update:i}}function iC(n,e,t){let i=new WeakMap,r=new _n;function s(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let O=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],w=0;f===!0&&(w=1),g===!0&&(w=2),y===!0&&(w=3);let b=a.attributes.position.count*w,E=1;b>e.maxTextureSize&&(E=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let S=new Float32Array(b*E*4*h),x=new Cu(S,b,E,h);x.type=Zr,x.needsUpdate=!0;let A=w*4;for(let F=0;F<h;F++){let D=p[F],V=m[F],L=_[F],P=b*E*4*F;for(let k=0;k<D.count;k++){let B=k*A;f===!0&&(r.fromBufferAttribute(D,k),S[P+B+0]=r.x,S[P+B+1]=r.y,S[P+B+2]=r.z,S[P+B+3]=0),g===!0&&(r.fromBufferAttribute(V,k),S[P+B+4]=r.x,S[P+B+5]=r.y,S[P+B+6]=r.z,S[P+B+7]=0),y===!0&&(r.fromBufferAttribute(L,k),S[P+B+8]=r.x,S[P+B+9]=r.y,S[P+B+10]=r.z,S[P+B+11]=L.itemSize===4?r.w:1)}}d={count:h,texture:x,size:new lt(b,E)},i.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:s}}function rC(n,e,t,i,r){let s=new WeakMap;function o(c){let u=r.render.frame,h=c.geometry,d=e.get(c,h);if(s.get(d)!==u&&(e.update(d),s.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==u&&(f.update(),s.set(f,u))}return d}function a(){s=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var sC={[xg]:"LINEAR_TONE_MAPPING",[bg]:"REINHARD_TONE_MAPPING",[Mg]:"CINEON_TONE_MAPPING",[Wu]:"ACES_FILMIC_TONE_MAPPING",[wg]:"AGX_TONE_MAPPING",[Ag]:"NEUTRAL_TONE_MAPPING",[Sg]:"CUSTOM_TONE_MAPPING"};function oC(n,e,t,i,r,s){let o=new vr(e,t,{type:n,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Si;u.setAttribute("position",new Mn([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Mn([0,2,0,0,2,0],2));let h=new Zd({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Ln(u,h),f=new zu(-1,1,1,-1,0,1),g=null,y=null,p=!1,m,_=null,w=[],b=!1;this.setSize=function(E,S){o.setSize(E,S),a!==null&&a.setSize(E,S),l!==null&&l.setSize(E,S);for(let x=0;x<w.length;x++){let A=w[x];A.setSize&&A.setSize(E,S)}},this.setEffects=function(E){w=E,b=w.length>0&&w[0].isRenderPass===!0;let S=o.width,x=o.height;w.length>0&&a===null&&(a=new vr(S,x,{type:jr,depthBuffer:!1,stencilBuffer:!1}),l=new vr(S,x,{type:jr,depthBuffer:!1,stencilBuffer:!1}));let A=r===!0&&w.some(O=>O.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new io(S,x),s===!0&&(c.format=so,c.type=Oa)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let O=0;O<w.length;O++){let F=w[O];F.setSize&&F.setSize(S,x),A&&F.needsDepthTexture===!0&&F.setDepthTexture&&F.setDepthTexture(c)}},this.begin=function(E,S){if(p||E.toneMapping===Rs&&w.length===0)return!1;if(_=S,S!==null){let x=S.width,A=S.height;(o.width!==x||o.height!==A)&&this.setSize(x,A)}return b===!1&&E.setRenderTarget(o),m=E.toneMapping,E.toneMapping=Rs,!0},this.hasRenderPass=function(){return b},this.end=function(E,S){E.toneMapping=m,p=!0;let x=o,A=a;for(let O=0;O<w.length;O++){let F=w[O];F.enabled!==!1&&(F.render(E,A,x,S),F.needsSwap!==!1&&(x=A,A=A===a?l:a))}if(g!==E.outputColorSpace||y!==E.toneMapping){g=E.outputColorSpace,y=E.toneMapping,h.defines={},Mt.getTransfer(g)===zt&&(h.defines.SRGB_TRANSFER="");let O=sC[y];O&&(h.defines[O]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,E.setRenderTarget(_),E.render(d,f),_=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var ib=new Ji,rb=new io(1,1),sb=new Du(1),ob=new Cu,ab=new $d,lb=new Lu,Fx=[],Ux=[],Ox=new Float32Array(16),Bx=new Float32Array(9),zx=new Float32Array(4);function hc(n,e,t){let i=n[0];if(i<=0||i>0)return n;let r=e*t,s=Fx[r];if(s===void 0&&(s=new Float32Array(r),Fx[r]=s),e!==0){i.toArray(s,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(s,a)}return s}function si(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function oi(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function np(n,e){let t=Ux[e];t===void 0&&(t=new Int32Array(e),Ux[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function aC(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function lC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(si(t,e))return;n.uniform2fv(this.addr,e),oi(t,e)}}function cC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(si(t,e))return;n.uniform3fv(this.addr,e),oi(t,e)}}function uC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(si(t,e))return;n.uniform4fv(this.addr,e),oi(t,e)}}function hC(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(si(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),oi(t,e)}else{if(si(t,i))return;zx.set(i),n.uniformMatrix2fv(this.addr,!1,zx),oi(t,i)}}function dC(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(si(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),oi(t,e)}else{if(si(t,i))return;Bx.set(i),n.uniformMatrix3fv(this.addr,!1,Bx),oi(t,i)}}function fC(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(si(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),oi(t,e)}else{if(si(t,i))return;Ox.set(i),n.uniformMatrix4fv(this.addr,!1,Ox),oi(t,i)}}function pC(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function mC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(si(t,e))return;n.uniform2iv(this.addr,e),oi(t,e)}}function gC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(si(t,e))return;n.uniform3iv(this.addr,e),oi(t,e)}}function vC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(si(t,e))return;n.uniform4iv(this.addr,e),oi(t,e)}}function _C(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function yC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(si(t,e))return;n.uniform2uiv(this.addr,e),oi(t,e)}}function xC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(si(t,e))return;n.uniform3uiv(this.addr,e),oi(t,e)}}function bC(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(si(t,e))return;n.uniform4uiv(this.addr,e),oi(t,e)}}function ip(n){return n.version===0&&(n.compareFunction=Fg,n.needsUpdate=!0),n}function MC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_2D_SHADOW?s=ip(rb):s=ib,t.setTexture2D(e||s,r)}function SC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture3D(e||ab,r)}function wC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_CUBE_SHADOW?s=ip(sb):s=lb,t.setTextureCube(e||s,r)}function AC(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture2DArray(e||ob,r)}function TC(n){switch(n){case 5126:return aC;case 35664:return lC;case 35665:return cC;case 35666:return uC;case 35674:return hC;case 35675:return dC;case 35676:return fC;case 5124:case 35670:return pC;case 35667:case 35671:return mC;case 35668:case 35672:return gC;case 35669:case 35673:return vC;case 5125:return _C;case 36294:return yC;case 36295:return xC;case 36296:return bC;case 35678:case 36198:case 36298:case 36306:case 35682:return MC;case 35679:case 36299:case 36307:return SC;case 35680:case 36300:case 36308:case 36293:return wC;case 36289:case 36303:case 36311:case 36292:return AC}}function EC(n,e){n.uniform1fv(this.addr,e)}function CC(n,e){let t=hc(e,this.size,2);n.uniform2fv(this.addr,t)}function RC(n,e){let t=hc(e,this.size,3);n.uniform3fv(this.addr,t)}function PC(n,e){let t=hc(e,this.size,4);n.uniform4fv(this.addr,t)}function IC(n,e){let t=hc(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function LC(n,e){let t=hc(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function DC(n,e){let t=hc(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function NC(n,e){n.uniform1iv(this.addr,e)}function kC(n,e){n.uniform2iv(this.addr,e)}function FC(n,e){n.uniform3iv(this.addr,e)}function UC(n,e){n.uniform4iv(this.addr,e)}function OC(n,e){n.uniform1uiv(this.addr,e)}function BC(n,e){n.uniform2uiv(this.addr,e)}function zC(n,e){n.uniform3uiv(this.addr,e)}function VC(n,e){n.uniform4uiv(this.addr,e)}function HC(n,e,t){let i=this.cache,r=e.length,s=np(t,r);si(i,s)||(n.uniform1iv(this.addr,s),oi(i,s));let o;this.type===n.SAMPLER_2D_SHADOW?o=ip(rb):o=ib;for(let a=0;a!==r;++a)t.setTexture2D(e[a]||o,s[a])}function GC(n,e,t){let i=this.cache,r=e.length,s=np(t,r);si(i,s)||(n.uniform1iv(this.addr,s),oi(i,s));for(let o=0;o!==r;++o)t.setTexture3D(e[o]||ab,s[o])}function WC(n,e,t){let i=this.cache,r=e.length,s=np(t,r);si(i,s)||(n.uniform1iv(this.addr,s),oi(i,s));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=ip(sb):o=lb;for(let a=0;a!==r;++a)t.setTextureCube(e[a]||o,s[a])}function qC(n,e,t){let i=this.cache,r=e.length,s=np(t,r);si(i,s)||(n.uniform1iv(this.addr,s),oi(i,s));for(let o=0;o!==r;++o)t.setTexture2DArray(e[o]||ob,s[o])}function $C(n){switch(n){case 5126:return EC;case 35664:return CC;case 35665:return RC;case 35666:return PC;case 35674:return IC;case 35675:return LC;case 35676:return DC;case 5124:case 35670:return NC;case 35667:case 35671:return kC;case 35668:case 35672:return FC;case 35669:case 35673:return UC;case 5125:return OC;case 36294:return BC;case 36295:return zC;case 36296:return VC;case 35678:case 36198:case 36298:case 36306:case 35682:return HC;case 35679:case 36299:case 36307:return GC;case 35680:case 36300:case 36308:case 36293:return WC;case 36289:case 36303:case 36311:case 36292:return qC}}var $g=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=TC(t.type)}},Xg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=$C(t.type)}},Yg=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(e,t[a.id],i)}}},Wg=/(\w+)(\])?(\[|\.)?/g;function Vx(n,e){n.seq.push(e),n.map[e.id]=e}function XC(n,e,t){let i=n.name,r=i.length;for(Wg.lastIndex=0;;){let s=Wg.exec(i),o=Wg.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===r){Vx(t,c===void 0?new $g(a,n,e):new Xg(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new Yg(a),Vx(t,h)),t=h}}}var cc=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);XC(a,l,this)}let r=[],s=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,i,r){let s=this.map[t];s!==void 0&&s.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let s=0,o=t.length;s!==o;++s){let a=t[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,s=e.length;r!==s;++r){let o=e[r];o.id in t&&i.push(o)}return i}};function Hx(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var YC=37297,JC=0;function KC(n,e){let t=n.split(`
`),i=[],r=Math.max(e-6,0),s=Math.min(e+6,t.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var Gx=new it;function ZC(n){Mt._getMatrix(Gx,Mt.workingColorSpace,n);let e=`mat3( ${Gx.elements.map(t=>t.toFixed(4))} )`;switch(Mt.getTransfer(n)){case Tu:return[e,"LinearTransferOETF"];case zt:return[e,"sRGBTransferOETF"];default:return Ke("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Wx(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),s=(n.getShaderInfoLog(e)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+s+`

`+KC(n.getShaderSource(e),a)}else return s}function jC(n,e){let t=ZC(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var QC={[xg]:"Linear",[bg]:"Reinhard",[Mg]:"Cineon",[Wu]:"ACESFilmic",[wg]:"AgX",[Ag]:"Neutral",[Sg]:"Custom"};function eR(n,e){let t=QC[e];return t===void 0?(Ke("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var ep=new K;function tR(){Mt.getLuminanceCoefficients(ep);let n=ep.x.toFixed(4),e=ep.y.toFixed(4),t=ep.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function nR(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(eh).join(`
`)}function iR(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function rR(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=n.getActiveAttrib(e,r),o=s.name,a=1;s.type===n.FLOAT_MAT2&&(a=2),s.type===n.FLOAT_MAT3&&(a=3),s.type===n.FLOAT_MAT4&&(a=4),t[o]={type:s.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function eh(n){return n!==""}function qx(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function $x(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var sR=/^[ \t]*#include +<([\w\d./]+)>/gm;function Jg(n){return n.replace(sR,oR)}function oR(n,e){let t=pt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Jg(t)}var aR=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Xx(n){return n.replace(aR,lR)}function lR(n,e,t,i){let r="";for(let s=parseInt(e);s<parseInt(t);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function Yx(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var cR={[Na]:"SHADOWMAP_TYPE_PCF",[sc]:"SHADOWMAP_TYPE_VSM"};function uR(n){return cR[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var hR={[ac]:"ENVMAP_MODE_REFRACTION"};function dR(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":hR[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var fR={[yg]:"ENVMAP_BLENDING_MULTIPLY",[hx]:"ENVMAP_BLENDING_MIX",[dx]:"ENVMAP_BLENDING_ADD"};function pR(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":fR[n.combine]||"ENVMAP_BLENDING_NONE"}function mR(n,e,t,i){let r=n.getContext(),s=t.defines,o=t.vertexShader,a=t.fragmentShader,l=uR(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=dR(t),h=pR(t),d=nR(t),f=iR(s),g=r.createProgram(),y,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(eh).join(`
`),y.length>0&&(y+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(eh).join(`
`),p.length>0&&(p+=`
`)):(y=[Yx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(eh).join(`
`),p=[Yx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Rs?"#define TONE_MAPPING":"",t.toneMapping!==Rs?pt.tonemapping_pars_fragment:"",t.toneMapping!==Rs?eR("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",pt.colorspace_pars_fragment,jC("linearToOutputTexel",t.outputColorSpace),tR(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(eh).join(`
`)),o=Jg(o),o=qx(o,t),o=$x(o,t),a=Jg(a),a=qx(a,t),a=$x(a,t),o=Xx(o),a=Xx(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,p=["#define varying in",t.glslVersion===Ug?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Ug?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let _=m+y+o,w=m+p+a,b=Hx(r,r.VERTEX_SHADER,_),E=Hx(r,r.FRAGMENT_SHADER,w);r.attachShader(g,b),r.attachShader(g,E),t.index0AttributeName!==void 0?r.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&r.bindAttribLocation(g,0,"position"),r.linkProgram(g);function S(F){if(n.debug.checkShaderErrors){let D=r.getProgramInfoLog(g)||"",V=r.getShaderInfoLog(b)||"",L=r.getShaderInfoLog(E)||"",P=D.trim(),k=V.trim(),B=L.trim(),G=!0,re=!0;if(r.getProgramParameter(g,r.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(r,g,b,E);else{let $=Wx(r,b,"vertex"),J=Wx(r,E,"fragment");tt("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(g,r.VALIDATE_STATUS)+`

Material Name: `+F.name+`
Material Type: `+F.type+`

Program Info Log: `+P+`
`+$+`
`+J)}else P!==""?Ke("WebGLProgram: Program Info Log:",P):(k===""||B==="")&&(re=!1);re&&(F.diagnostics={runnable:G,programLog:P,vertexShader:{log:k,prefix:y},fragmentShader:{log:B,prefix:p}})}r.deleteShader(b),r.deleteShader(E),x=new cc(r,g),A=rR(r,g)}let x;this.getUniforms=function(){return x===void 0&&S(this),x};let A;this.getAttributes=function(){return A===void 0&&S(this),A};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=r.getProgramParameter(g,YC)),O},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=JC++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=E,this}var gR=0,Kg=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Zg(e),t.set(e,i)),i}},Zg=class{constructor(e){this.id=gR++,this.code=e,this.usedTimes=0}};function vR(n){return n===Yo||n===Ku||n===Zu}function _R(n,e,t,i,r,s){let o=new Zl,a=new Kg,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,A,O,F,D,V){let L=F.fog,P=D.geometry,k=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?F.environment:null,B=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,G=e.get(x.envMap||k,B),re=d[x.type],$=i.precision;x.precision!==null&&($=i.getMaxPrecision(x.precision),$!==x.precision&&Ke("WebGLProgram.getParameters:",x.precision,"not supported, using",$,"instead."));let J=P.morphAttributes.position||P.morphAttributes.normal||P.morphAttributes.color,te=J!==void 0?J.length:0,de=0;P.morphAttributes.position!==void 0&&(de=1),P.morphAttributes.normal!==void 0&&(de=2),P.morphAttributes.color!==void 0&&(de=3);let se,Q,fe,_e;if(re){let Ce=Is[re];se=Ce.vertexShader,Q=Ce.fragmentShader}else{se=x.vertexShader,Q=x.fragmentShader;let Ce=a.getVertexShaderStage(x),ct=a.getFragmentShaderStage(x);a.update(x,Ce,ct),fe=Ce.id,_e=ct.id}let Ee=n.getRenderTarget(),Me=n.state.buffers.depth.getReversed(),$e=D.isInstancedMesh===!0,ot=D.isBatchedMesh===!0,Ge=!!x.map,mt=!!x.matcap,dt=!!G,rt=dt&&G.isPMREMTexture===!0,fn=!!x.aoMap,en=!!x.lightMap,Bn=!!x.bumpMap&&x.wireframe===!1,$t=!!x.normalMap,hi=!!x.displacementMap,At=!!x.emissiveMap,jn=!!x.metalnessMap,Sn=!!x.roughnessMap,zn=x.anisotropy>0,H=x.clearcoat>0,Re=x.diffuseRoughness>0,Je=x.dispersion>0,at=x.retroreflectivity>0,Se=x.iridescence>0,Zt=x.sheen>0,He=x.transmission>0,Ye=zn&&!!x.anisotropyMap,I=H&&!!x.clearcoatMap,T=H&&!!x.clearcoatNormalMap,X=H&&!!x.clearcoatRoughnessMap,he=Re&&!!x.diffuseRoughnessMap,le=Se&&!!x.iridescenceMap,ve=Se&&!!x.iridescenceThicknessMap,ye=Zt&&!!x.sheenColorMap,ne=Zt&&!!x.sheenRoughnessMap,oe=!!x.specularMap,me=!!x.specularColorMap,z=!!x.specularIntensityMap,ae=He&&!!x.transmissionMap,ie=He&&!!x.thicknessMap,we=!!x.gradientMap,ge=!!x.alphaMap,be=x.alphaTest>0,We=!!x.alphaHash,Qe=!!x.extensions,ue=Rs;x.toneMapped&&(Ee===null||Ee.isXRRenderTarget===!0)&&(ue=n.toneMapping);let Oe=rt?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,et={shaderID:re,shaderType:x.type,shaderName:x.name,vertexShader:se,fragmentShader:Q,defines:x.defines,customVertexShaderID:fe,customFragmentShaderID:_e,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:$,batching:ot,batchingColor:ot&&D._colorsTexture!==null,instancing:$e,instancingColor:$e&&D.instanceColor!==null,instancingMorph:$e&&D.morphTexture!==null,outputColorSpace:Ee===null?n.outputColorSpace:Ee.isXRRenderTarget===!0?Ee.texture.colorSpace:Mt.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Ge,matcap:mt,envMap:dt,envMapMode:dt&&G.mapping,envMapPMREM:rt,envMapMaxLod:rt?Oe.length-1:null,envMapSize:rt?Oe[0].width:null,aoMap:fn,lightMap:en,bumpMap:Bn,normalMap:$t,displacementMap:hi,emissiveMap:At,normalMapObjectSpace:$t&&x.normalMapType===mx,normalMapTangentSpace:$t&&x.normalMapType===jf,packedNormalMap:$t&&x.normalMapType===jf&&vR(x.normalMap.format),metalnessMap:jn,roughnessMap:Sn,anisotropy:zn,anisotropyMap:Ye,clearcoat:H,clearcoatMap:I,clearcoatNormalMap:T,clearcoatRoughnessMap:X,diffuseRoughness:Re,diffuseRoughnessMap:he,dispersion:Je,retroreflection:at,iridescence:Se,iridescenceMap:le,iridescenceThicknessMap:ve,sheen:Zt,sheenColorMap:ye,sheenRoughnessMap:ne,specularMap:oe,specularColorMap:me,specularIntensityMap:z,transmission:He,transmissionMap:ae,thicknessMap:ie,gradientMap:we,opaque:x.transparent===!1&&x.blending===oc&&x.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:We,combine:x.combine,mapUv:Ge&&f(x.map.channel),aoMapUv:fn&&f(x.aoMap.channel),lightMapUv:en&&f(x.lightMap.channel),bumpMapUv:Bn&&f(x.bumpMap.channel),normalMapUv:$t&&f(x.normalMap.channel),displacementMapUv:hi&&f(x.displacementMap.channel),emissiveMapUv:At&&f(x.emissiveMap.channel),metalnessMapUv:jn&&f(x.metalnessMap.channel),roughnessMapUv:Sn&&f(x.roughnessMap.channel),anisotropyMapUv:Ye&&f(x.anisotropyMap.channel),clearcoatMapUv:I&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:T&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:le&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:ye&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(x.sheenRoughnessMap.channel),specularMapUv:oe&&f(x.specularMap.channel),specularColorMapUv:me&&f(x.specularColorMap.channel),specularIntensityMapUv:z&&f(x.specularIntensityMap.channel),transmissionMapUv:ae&&f(x.transmissionMap.channel),thicknessMapUv:ie&&f(x.thicknessMap.channel),alphaMapUv:ge&&f(x.alphaMap.channel),vertexTangents:!!P.attributes.tangent&&($t||zn),vertexNormals:!!P.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!P.attributes.color&&P.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!P.attributes.uv&&(Ge||ge),fog:!!L,useFog:x.fog===!0,fogExp2:!!L&&L.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||P.attributes.normal===void 0&&$t===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:P.attributes.position!==void 0,morphTargets:P.morphAttributes.position!==void 0,morphNormals:P.morphAttributes.normal!==void 0,morphColors:P.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:V.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&O.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:Ge&&x.map.isVideoTexture===!0&&Mt.getTransfer(x.map.colorSpace)===zt,decodeVideoTextureEmissive:At&&x.emissiveMap.isVideoTexture===!0&&Mt.getTransfer(x.emissiveMap.colorSpace)===zt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Cs,flipSided:x.side===wi,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Qe&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&x.extensions.multiDraw===!0||ot)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function y(x){let A=[];if(x.shaderID?A.push(x.shaderID):(A.push(x.customVertexShaderID),A.push(x.customFragmentShaderID)),x.defines!==void 0)for(let O in x.defines)A.push(O),A.push(x.defines[O]);return x.isRawShaderMaterial===!1&&(p(A,x),m(A,x),A.push(n.outputColorSpace)),A.push(x.customProgramCacheKey),A.join()}function p(x,A){x.push(A.precision),x.push(A.outputColorSpace),x.push(A.envMapMode),x.push(A.envMapPMREM),x.push(A.envMapMaxLod),x.push(A.envMapSize),x.push(A.mapUv),x.push(A.alphaMapUv),x.push(A.lightMapUv),x.push(A.aoMapUv),x.push(A.bumpMapUv),x.push(A.normalMapUv),x.push(A.displacementMapUv),x.push(A.emissiveMapUv),x.push(A.metalnessMapUv),x.push(A.roughnessMapUv),x.push(A.anisotropyMapUv),x.push(A.clearcoatMapUv),x.push(A.clearcoatNormalMapUv),x.push(A.clearcoatRoughnessMapUv),x.push(A.diffuseRoughnessMapUv),x.push(A.iridescenceMapUv),x.push(A.iridescenceThicknessMapUv),x.push(A.sheenColorMapUv),x.push(A.sheenRoughnessMapUv),x.push(A.specularMapUv),x.push(A.specularColorMapUv),x.push(A.specularIntensityMapUv),x.push(A.transmissionMapUv),x.push(A.thicknessMapUv),x.push(A.combine),x.push(A.fogExp2),x.push(A.sizeAttenuation),x.push(A.morphTargetsCount),x.push(A.numSunLights),x.push(A.numDirLights),x.push(A.numPointLights),x.push(A.numSpotLights),x.push(A.numSpotLightMaps),x.push(A.numHemiLights),x.push(A.numRectAreaLights),x.push(A.numSunLightShadows),x.push(A.numDirLightShadows),x.push(A.numPointLightShadows),x.push(A.numSpotLightShadows),x.push(A.numSpotLightShadowsWithMaps),x.push(A.numLightProbes),x.push(A.numLightProbeGrids),x.push(A.shadowMapType),x.push(A.toneMapping),x.push(A.numClippingPlanes),x.push(A.numClipIntersection),x.push(A.depthPacking)}function m(x,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function _(x){let A=d[x.type],O;if(A){let F=Is[A];O=Rx.clone(F.uniforms)}else O=x.uniforms;return O}function w(x,A){let O=u.get(A);return O!==void 0?++O.usedTimes:(O=new mR(n,A,x,r),c.push(O),u.set(A,O)),O}function b(x){if(--x.usedTimes===0){let A=c.indexOf(x);c[A]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function E(x){a.remove(x)}function S(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:_,acquireProgram:w,releaseProgram:b,releaseShaderCache:E,programs:c,dispose:S}}function yR(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function r(o,a,l){n.get(o)[a]=l}function s(){n=new WeakMap}return{has:e,get:t,remove:i,update:r,dispose:s}}function xR(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function Jx(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function Kx(){let n=[],e=0,t=[],i=[],r=[];function s(){e=0,t.length=0,i.length=0,r.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,y,p,m){let _=n[e];return _===void 0?(_={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:p,group:m},n[e]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=g,_.materialVariant=o(d),_.groupOrder=y,_.renderOrder=d.renderOrder,_.z=p,_.group=m),e++,_}function l(d,f,g,y,p,m,_){_.reversedDepth===!0&&(p=-p);let w=a(d,f,g,y,p,m);g.transmission>0?i.push(w):g.transparent===!0?r.push(w):t.push(w)}function c(d,f,g,y,p,m){let _=a(d,f,g,y,p,m);g.transmission>0?i.unshift(_):g.transparent===!0?r.unshift(_):t.unshift(_)}function u(d,f){t.length>1&&t.sort(d||xR),i.length>1&&i.sort(f||Jx),r.length>1&&r.sort(f||Jx)}function h(){for(let d=e,f=n.length;d<f;d++){let g=n[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:r,init:s,push:l,unshift:c,finish:h,sort:u}}function bR(){let n=new WeakMap;function e(i,r){let s=n.get(i),o;return s===void 0?(o=new Kx,n.set(i,[o])):r>=s.length?(o=new Kx,s.push(o)):o=s[r],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function MR(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new K,color:new ht};break;case"SpotLight":t={position:new K,direction:new K,color:new ht,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new K,color:new ht,distance:0,decay:0};break;case"HemisphereLight":t={direction:new K,skyColor:new ht,groundColor:new ht};break;case"RectAreaLight":t={color:new ht,position:new K,halfWidth:new K,halfHeight:new K};break}return n[e.id]=t,t}}}function SR(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new lt};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new lt};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new lt,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var wR=0;function AR(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function TR(n){let e=new MR,t=SR(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new K);let r=new K,s=new Ft,o=new Ft;function a(c){let u=0,h=0,d=0;for(let V=0;V<9;V++)i.probe[V].set(0,0,0);let f=0,g=0,y=0,p=0,m=0,_=0,w=0,b=0,E=0,S=0,x=0,A=0,O=0,F=0;c.sort(AR);for(let V=0,L=c.length;V<L;V++){let P=c[V],k=P.color,B=P.intensity,G=P.distance,re=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===Yo?re=P.shadow.map.texture:re=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)u+=k.r*B,h+=k.g*B,d+=k.b*B;else if(P.isLightProbe){for(let $=0;$<9;$++)i.probe[$].addScaledVector(P.sh.coefficients[$],B);F++}else if(P.isSunLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize.copy(J.mapSize).multiply(J.getFrameExtents()),i.sunShadow[g]=te,i.sunShadowMap[g]=re;let de=J.getViewportCount();for(let se=0;se<de;se++)i.sunShadowMatrix[y+se]=J.getMatrix(se),i.sunShadowCascade[y+se]=J._cascadeData[se];y+=de,g++}i.sun[f]=$,f++}else if(P.isDirectionalLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.directionalShadow[p]=te,i.directionalShadowMap[p]=re,i.directionalShadowMatrix[p]=P.shadow.matrix,E++}i.directional[p]=$,p++}else if(P.isSpotLight){let $=e.get(P);$.position.setFromMatrixPosition(P.matrixWorld),$.color.copy(k).multiplyScalar(B),$.distance=G,$.coneCos=Math.cos(P.angle),$.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),$.decay=P.decay,i.spot[_]=$;let J=P.shadow;if(P.map&&(i.spotLightMap[A]=P.map,A++,J.updateMatrices(P),P.castShadow&&O++),i.spotLightMatrix[_]=J.matrix,P.castShadow){let te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.spotShadow[_]=te,i.spotShadowMap[_]=re,x++}_++}else if(P.isRectAreaLight){let $=e.get(P);$.color.copy(k).multiplyScalar(B),$.halfWidth.set(P.width*.5,0,0),$.halfHeight.set(0,P.height*.5,0),i.rectArea[w]=$,w++}else if(P.isPointLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),$.distance=P.distance,$.decay=P.decay,P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,te.shadowCameraNear=J.camera.near,te.shadowCameraFar=J.camera.far,i.pointShadow[m]=te,i.pointShadowMap[m]=re,i.pointShadowMatrix[m]=P.shadow.matrix,S++}i.point[m]=$,m++}else if(P.isHemisphereLight){let $=e.get(P);$.skyColor.copy(P.color).multiplyScalar(B),$.groundColor.copy(P.groundColor).multiplyScalar(B),i.hemi[b]=$,b++}}w>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=De.LTC_FLOAT_1,i.rectAreaLTC2=De.LTC_FLOAT_2):(i.rectAreaLTC1=De.LTC_HALF_1,i.rectAreaLTC2=De.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let D=i.hash;(D.sunLength!==f||D.directionalLength!==p||D.pointLength!==m||D.spotLength!==_||D.rectAreaLength!==w||D.hemiLength!==b||D.numSunShadows!==g||D.numDirectionalShadows!==E||D.numPointShadows!==S||D.numSpotShadows!==x||D.numSpotMaps!==A||D.numLightProbes!==F)&&(i.sun.length=f,i.directional.length=p,i.spot.length=_,i.rectArea.length=w,i.point.length=m,i.hemi.length=b,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=y,i.sunShadowCascade.length=y,i.directionalShadow.length=E,i.directionalShadowMap.length=E,i.directionalShadowMatrix.length=E,i.pointShadow.length=S,i.pointShadowMap.length=S,i.pointShadowMatrix.length=S,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+A-O,i.spotLightMap.length=A,i.numSpotLightShadowsWithMaps=O,i.numLightProbes=F,D.sunLength=f,D.directionalLength=p,D.pointLength=m,D.spotLength=_,D.rectAreaLength=w,D.hemiLength=b,D.numSunShadows=g,D.numDirectionalShadows=E,D.numPointShadows=S,D.numSpotShadows=x,D.numSpotMaps=A,D.numLightProbes=F,i.version=wR++)}function l(c,u){let h=0,d=0,f=0,g=0,y=0,p=0,m=u.matrixWorldInverse;for(let _=0,w=c.length;_<w;_++){let b=c[_];if(b.isSunLight){let E=i.sun[h];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(m),h++}else if(b.isDirectionalLight){let E=i.directional[d];E.direction.setFromMatrixPosition(b.matrixWorld),r.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(r),E.direction.transformDirection(m),d++}else if(b.isSpotLight){let E=i.spot[g];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(m),E.direction.setFromMatrixPosition(b.matrixWorld),r.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(r),E.direction.transformDirection(m),g++}else if(b.isRectAreaLight){let E=i.rectArea[y];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(m),o.identity(),s.copy(b.matrixWorld),s.premultiply(m),o.extractRotation(s),E.halfWidth.set(b.width*.5,0,0),E.halfHeight.set(0,b.height*.5,0),E.halfWidth.applyMatrix4(o),E.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let E=i.point[f];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let E=i.hemi[p];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:i}}function Zx(n){let e=new TR(n),t=[],i=[],r=[];function s(h){u.camera=h,t.length=0,i.length=0,r.length=0}function o(h){h.isLightProbeGrid?r.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),r.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function ER(n){let e=new WeakMap;function t(r,s=0){let o=e.get(r),a;return o===void 0?(a=new Zx(n),e.set(r,[a])):s>=o.length?(a=new Zx(n),o.push(a)):a=o[s],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var CR=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,RR=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,PR=[new K(1,0,0),new K(-1,0,0),new K(0,1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1)],IR=[new K(0,-1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1),new K(0,-1,0),new K(0,-1,0)],jx=new Ft,Qu=new K,qg=new K;function LR(n,e,t){let i=new zo,r=new lt,s=new lt,o=new _n,a=new jd,l=new Qd,c={},u=t.maxTextureSize,h={[Xo]:wi,[wi]:Xo,[Cs]:Cs},d=new Es({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new lt},radius:{value:4}},vertexShader:CR,fragmentShader:RR}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Si;g.setAttribute("position",new Li(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Ln(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Na;let m=this.type;this.render=function(S,x,A){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||S.length===0)return;this.type===$y&&(Ke("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Na);let O=n.getRenderTarget(),F=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),V=n.state;V.setBlending(ka),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let L=m!==this.type;L&&x.traverse(function(P){P.material&&(Array.isArray(P.material)?P.material.forEach(k=>k.needsUpdate=!0):P.material.needsUpdate=!0)});for(let P=0,k=S.length;P<k;P++){let B=S[P],G=B.shadow;if(G===void 0){Ke("WebGLShadowMap:",B,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;r.copy(G.mapSize);let re=G.getFrameExtents();r.multiply(re),s.copy(G.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/re.x),r.x=s.x*re.x,G.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/re.y),r.y=s.y*re.y,G.mapSize.y=s.y));let $=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=$,G.map===null||L===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===sc){if(B.isPointLight){Ke("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new vr(r.x,r.y,{format:Yo,type:jr,minFilter:Hi,magFilter:Hi,generateMipmaps:!1}),G.map.texture.name=B.name+".shadowMap",G.map.depthTexture=new io(r.x,r.y,Zr),G.map.depthTexture.name=B.name+".shadowMapDepth",G.map.depthTexture.format=eo,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=xi,G.map.depthTexture.magFilter=xi}else B.isPointLight?(G.map=new th(r.x),G.map.depthTexture=new Du(r.x,Kr)):(G.map=new vr(r.x,r.y),G.map.depthTexture=new io(r.x,r.y,Kr)),G.map.depthTexture.name=B.name+".shadowMap",G.map.depthTexture.format=eo,this.type===Na?(G.map.depthTexture.compareFunction=$?kg:Ng,G.map.depthTexture.minFilter=Hi,G.map.depthTexture.magFilter=Hi):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=xi,G.map.depthTexture.magFilter=xi);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==r.x||G.map.height!==r.y)&&G.map.setSize(r.x,r.y);let J=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();B.isPointLight!==!0&&G.updateMatrices(B,A);let te=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:A.layers;for(let de=0;de<J;de++){let se=G.getCamera(de);if(B.isPointLight){let Q=G.camera,fe=G.matrix,_e=B.distance||Q.far;_e!==Q.far&&(Q.far=_e,Q.updateProjectionMatrix()),Qu.setFromMatrixPosition(B.matrixWorld),Q.position.copy(Qu),qg.copy(Q.position),qg.add(PR[de]),Q.up.copy(IR[de]),Q.lookAt(qg),Q.updateMatrixWorld(),fe.makeTranslation(-Qu.x,-Qu.y,-Qu.z),jx.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),G._frustum.setFromProjectionMatrix(jx,Q.coordinateSystem,Q.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,de),n.clear();else{de===0&&(n.setRenderTarget(G.map),n.clear());let Q=G.getViewport(de);o.set(s.x*Q.x,s.y*Q.y,s.x*Q.z,s.y*Q.w),V.viewport(o)}i=G.getFrustum(de),b(x,A,se,B,te,this.type)}G.isPointLightShadow!==!0&&this.type===sc&&_(G,A),G.needsUpdate=!1}m=this.type,p.needsUpdate=!1,n.setRenderTarget(O,F,D)};function _(S,x){let A=e.update(y);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new vr(r.x,r.y,{format:Yo,type:jr}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,n.setRenderTarget(S.mapPass),n.clear(),n.renderBufferDirect(x,null,A,d,y,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,n.setRenderTarget(S.map),n.clear(),n.renderBufferDirect(x,null,A,f,y,null)}function w(S,x,A,O){let F=null,D=A.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(D!==void 0)F=D;else if(F=A.isPointLight===!0?l:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let V=F.uuid,L=x.uuid,P=c[V];P===void 0&&(P={},c[V]=P);let k=P[L];k===void 0&&(k=F.clone(),P[L]=k,x.addEventListener("dispose",E)),F=k}if(F.visible=x.visible,F.wireframe=x.wireframe,O===sc?F.side=x.shadowSide!==null?x.shadowSide:x.side:F.side=x.shadowSide!==null?x.shadowSide:h[x.side],F.alphaMap=x.alphaMap,F.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,F.map=x.map,F.clipShadows=x.clipShadows,F.clippingPlanes=x.clippingPlanes,F.clipIntersection=x.clipIntersection,F.displacementMap=x.displacementMap,F.displacementScale=x.displacementScale,F.displacementBias=x.displacementBias,F.wireframeLinewidth=x.wireframeLinewidth,F.linewidth=x.linewidth,A.isPointLight===!0&&F.isMeshDistanceMaterial===!0){let V=n.properties.get(F);V.light=A}return F}function b(S,x,A,O,F,D){if(S.visible===!1)return;if(S.layers.test(F)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&D===sc)&&(!S.frustumCulled||S.intersectsFrustum(i))){S.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,S.matrixWorld);let P=e.update(S),k=S.material;if(Array.isArray(k)){let B=P.groups;for(let G=0,re=B.length;G<re;G++){let $=B[G],J=k[$.materialIndex];if(J&&J.visible){let te=w(S,J,O,D);S.onBeforeShadow(n,S,x,A,P,te,$),n.renderBufferDirect(A,null,P,te,S,$),S.onAfterShadow(n,S,x,A,P,te,$)}}}else if(k.visible){let B=w(S,k,O,D);S.onBeforeShadow(n,S,x,A,P,B,null),n.renderBufferDirect(A,null,P,B,S,null),S.onAfterShadow(n,S,x,A,P,B,null)}}let L=S.children;for(let P=0,k=L.length;P<k;P++)b(L[P],x,A,O,F,D)}function E(S){S.target.removeEventListener("dispose",E);for(let A in c){let O=c[A],F=S.target.uuid;F in O&&(O[F].dispose(),delete O[F])}}}function DR(n,e){function t(){let z=!1,ae=new _n,ie=null,we=new _n(0,0,0,0);return{setMask:function(ge){ie!==ge&&!z&&(n.colorMask(ge,ge,ge,ge),ie=ge)},setLocked:function(ge){z=ge},setClear:function(ge,be,We,Qe,ue){ue===!0&&(ge*=Qe,be*=Qe,We*=Qe),ae.set(ge,be,We,Qe),we.equals(ae)===!1&&(n.clearColor(ge,be,We,Qe),we.copy(ae))},reset:function(){z=!1,ie=null,we.set(-1,0,0,0)}}}function i(){let z=!1,ae=!1,ie=null,we=null,ge=null;return{setReversed:function(be){if(ae!==be){let We=e.get("EXT_clip_control");be?We.clipControlEXT(We.LOWER_LEFT_EXT,We.ZERO_TO_ONE_EXT):We.clipControlEXT(We.LOWER_LEFT_EXT,We.NEGATIVE_ONE_TO_ONE_EXT),ae=be;let Qe=ge;ge=null,this.setClear(Qe)}},getReversed:function(){return ae},setTest:function(be){be?Me(n.DEPTH_TEST):$e(n.DEPTH_TEST)},setMask:function(be){ie!==be&&!z&&(n.depthMask(be),ie=be)},setFunc:function(be){if(ae&&(be=Tx[be]),we!==be){switch(be){case Dd:n.depthFunc(n.NEVER);break;case Nd:n.depthFunc(n.ALWAYS);break;case kd:n.depthFunc(n.LESS);break;case Xl:n.depthFunc(n.LEQUAL);break;case Fd:n.depthFunc(n.EQUAL);break;case Ud:n.depthFunc(n.GEQUAL);break;case Od:n.depthFunc(n.GREATER);break;case Bd:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}we=be}},setLocked:function(be){z=be},setClear:function(be){ge!==be&&(ge=be,ae&&(be=1-be),n.clearDepth(be))},reset:function(){z=!1,ie=null,we=null,ge=null,ae=!1}}}function r(){let z=!1,ae=null,ie=null,we=null,ge=null,be=null,We=null,Qe=null,ue=null;return{setTest:function(Oe){z||(Oe?Me(n.STENCIL_TEST):$e(n.STENCIL_TEST))},setMask:function(Oe){ae!==Oe&&!z&&(n.stencilMask(Oe),ae=Oe)},setFunc:function(Oe,et,Ce){(ie!==Oe||we!==et||ge!==Ce)&&(n.stencilFunc(Oe,et,Ce),ie=Oe,we=et,ge=Ce)},setOp:function(Oe,et,Ce){(be!==Oe||We!==et||Qe!==Ce)&&(n.stencilOp(Oe,et,Ce),be=Oe,We=et,Qe=Ce)},setLocked:function(Oe){z=Oe},setClear:function(Oe){ue!==Oe&&(n.clearStencil(Oe),ue=Oe)},reset:function(){z=!1,ae=null,ie=null,we=null,ge=null,be=null,We=null,Qe=null,ue=null}}}let s=new t,o=new i,a=new r,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,g=[],y=null,p=!1,m=null,_=null,w=null,b=null,E=null,S=null,x=null,A=new ht(0,0,0),O=0,F=!1,D=null,V=null,L=null,P=null,k=null,B=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,re=0,$=n.getParameter(n.VERSION);$.indexOf("WebGL")!==-1?(re=parseFloat(/^WebGL (\d)/.exec($)[1]),G=re>=1):$.indexOf("OpenGL ES")!==-1&&(re=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),G=re>=2);let J=null,te={},de=n.getParameter(n.SCISSOR_BOX),se=n.getParameter(n.VIEWPORT),Q=new _n().fromArray(de),fe=new _n().fromArray(se);function _e(z,ae,ie,we){let ge=new Uint8Array(4),be=n.createTexture();n.bindTexture(z,be),n.texParameteri(z,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(z,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let We=0;We<ie;We++)z===n.TEXTURE_3D||z===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,we,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(ae+We,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return be}let Ee={};Ee[n.TEXTURE_2D]=_e(n.TEXTURE_2D,n.TEXTURE_2D,1),Ee[n.TEXTURE_CUBE_MAP]=_e(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ee[n.TEXTURE_2D_ARRAY]=_e(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ee[n.TEXTURE_3D]=_e(n.TEXTURE_3D,n.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(n.DEPTH_TEST),o.setFunc(Xl),Bn(!1),$t(fg),Me(n.CULL_FACE),fn(ka);function Me(z){u[z]!==!0&&(n.enable(z),u[z]=!0)}function $e(z){u[z]!==!1&&(n.disable(z),u[z]=!1)}function ot(z,ae){return d[z]!==ae?(n.bindFramebuffer(z,ae),d[z]=ae,z===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=ae),z===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function Ge(z,ae){let ie=g,we=!1;if(z){ie=f.get(ae),ie===void 0&&(ie=[],f.set(ae,ie));let ge=z.textures;if(ie.length!==ge.length||ie[0]!==n.COLOR_ATTACHMENT0){for(let be=0,We=ge.length;be<We;be++)ie[be]=n.COLOR_ATTACHMENT0+be;ie.length=ge.length,we=!0}}else ie[0]!==n.BACK&&(ie[0]=n.BACK,we=!0);we&&n.drawBuffers(ie)}function mt(z){return y!==z?(n.useProgram(z),y=z,!0):!1}let dt={[Fa]:n.FUNC_ADD,[Yy]:n.FUNC_SUBTRACT,[Jy]:n.FUNC_REVERSE_SUBTRACT};dt[Ky]=n.MIN,dt[Zy]=n.MAX;let rt={[jy]:n.ZERO,[Qy]:n.ONE,[ex]:n.SRC_COLOR,[vg]:n.SRC_ALPHA,[ox]:n.SRC_ALPHA_SATURATE,[rx]:n.DST_COLOR,[nx]:n.DST_ALPHA,[tx]:n.ONE_MINUS_SRC_COLOR,[_g]:n.ONE_MINUS_SRC_ALPHA,[sx]:n.ONE_MINUS_DST_COLOR,[ix]:n.ONE_MINUS_DST_ALPHA,[ax]:n.CONSTANT_COLOR,[lx]:n.ONE_MINUS_CONSTANT_COLOR,[cx]:n.CONSTANT_ALPHA,[ux]:n.ONE_MINUS_CONSTANT_ALPHA};function fn(z,ae,ie,we,ge,be,We,Qe,ue,Oe){if(z===ka){p===!0&&($e(n.BLEND),p=!1);return}if(p===!1&&(Me(n.BLEND),p=!0),z!==Xy){if(z!==m||Oe!==F){if((_!==Fa||E!==Fa)&&(n.blendEquation(n.FUNC_ADD),_=Fa,E=Fa),Oe)switch(z){case oc:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case pg:n.blendFunc(n.ONE,n.ONE);break;case mg:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case gg:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:tt("WebGLState: Invalid blending: ",z);break}else switch(z){case oc:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case pg:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case mg:tt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case gg:tt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:tt("WebGLState: Invalid blending: ",z);break}w=null,b=null,S=null,x=null,A.set(0,0,0),O=0,m=z,F=Oe}return}ge=ge||ae,be=be||ie,We=We||we,(ae!==_||ge!==E)&&(n.blendEquationSeparate(dt[ae],dt[ge]),_=ae,E=ge),(ie!==w||we!==b||be!==S||We!==x)&&(n.blendFuncSeparate(rt[ie],rt[we],rt[be],rt[We]),w=ie,b=we,S=be,x=We),(Qe.equals(A)===!1||ue!==O)&&(n.blendColor(Qe.r,Qe.g,Qe.b,ue),A.copy(Qe),O=ue),m=z,F=!1}function en(z,ae){z.side===Cs?$e(n.CULL_FACE):Me(n.CULL_FACE);let ie=z.side===wi;ae&&(ie=!ie),Bn(ie),z.blending===oc&&z.transparent===!1?fn(ka):fn(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),s.setMask(z.colorWrite);let we=z.stencilWrite;a.setTest(we),we&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),At(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?Me(n.SAMPLE_ALPHA_TO_COVERAGE):$e(n.SAMPLE_ALPHA_TO_COVERAGE)}function Bn(z){D!==z&&(z?n.frontFace(n.CW):n.frontFace(n.CCW),D=z)}function $t(z){z!==Wy?(Me(n.CULL_FACE),z!==V&&(z===fg?n.cullFace(n.BACK):z===qy?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):$e(n.CULL_FACE),V=z}function hi(z){z!==L&&(G&&n.lineWidth(z),L=z)}function At(z,ae,ie){z?(Me(n.POLYGON_OFFSET_FILL),(P!==ae||k!==ie)&&(P=ae,k=ie,o.getReversed()&&(ae=-ae,ie=-ie),n.polygonOffset(ae,ie))):$e(n.POLYGON_OFFSET_FILL)}function jn(z){z?Me(n.SCISSOR_TEST):$e(n.SCISSOR_TEST)}function Sn(z){z===void 0&&(z=n.TEXTURE0+B-1),J!==z&&(n.activeTexture(z),J=z)}function zn(z,ae,ie){ie===void 0&&(J===null?ie=n.TEXTURE0+B-1:ie=J);let we=te[ie];we===void 0&&(we={type:void 0,texture:void 0},te[ie]=we),(we.type!==z||we.texture!==ae)&&(J!==ie&&(n.activeTexture(ie),J=ie),n.bindTexture(z,ae||Ee[z]),we.type=z,we.texture=ae)}function H(){let z=te[J];z!==void 0&&z.type!==void 0&&(n.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function Re(){try{n.compressedTexImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function at(){try{n.texSubImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function Se(){try{n.texSubImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function Zt(){try{n.compressedTexSubImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function He(){try{n.compressedTexSubImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function Ye(){try{n.texStorage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function I(){try{n.texStorage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function T(){try{n.texImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function X(){try{n.texImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function he(z){return h[z]!==void 0?h[z]:n.getParameter(z)}function le(z,ae){h[z]!==ae&&(n.pixelStorei(z,ae),h[z]=ae)}function ve(z){Q.equals(z)===!1&&(n.scissor(z.x,z.y,z.z,z.w),Q.copy(z))}function ye(z){fe.equals(z)===!1&&(n.viewport(z.x,z.y,z.z,z.w),fe.copy(z))}function ne(z,ae){let ie=c.get(ae);ie===void 0&&(ie=new WeakMap,c.set(ae,ie));let we=ie.get(z);we===void 0&&(we=n.getUniformBlockIndex(ae,z.name),n.uniformBlockBinding(ae,we,we),ie.set(z,we))}function oe(z,ae,ie){let ge=c.get(ae).get(z);l[ge]!==ie&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ie),l[ge]=ie)}function me(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},J=null,te={},d={},l={},f=new WeakMap,g=[],y=null,p=!1,m=null,_=null,w=null,b=null,E=null,S=null,x=null,A=new ht(0,0,0),O=0,F=!1,D=null,V=null,L=null,P=null,k=null,Q.set(0,0,n.canvas.width,n.canvas.height),fe.set(0,0,n.canvas.width,n.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:Me,disable:$e,bindFramebuffer:ot,drawBuffers:Ge,useProgram:mt,setBlending:fn,setMaterial:en,setFlipSided:Bn,setCullFace:$t,setLineWidth:hi,setPolygonOffset:At,setScissorTest:jn,activeTexture:Sn,bindTexture:zn,unbindTexture:H,compressedTexImage2D:Re,compressedTexImage3D:Je,texImage2D:T,texImage3D:X,pixelStorei:le,getParameter:he,updateUBOMapping:ne,uniformBlockBinding:oe,texStorage2D:Ye,texStorage3D:I,texSubImage2D:at,texSubImage3D:Se,compressedTexSubImage2D:Zt,compressedTexSubImage3D:He,scissor:ve,viewport:ye,reset:me}}function NR(n,e,t,i,r,s,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new lt,u=new WeakMap,h=new Set,d,f=new WeakMap,g=new Set,y=new FinalizationRegistry(I=>g.delete(I)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(I,T){return p?new OffscreenCanvas(I,T):Eu("canvas")}function _(I,T,X){let he=1,le=Ye(I);if((le.width>X||le.height>X)&&(he=X/Math.max(le.width,le.height)),he<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let ve=Math.floor(he*le.width),ye=Math.floor(he*le.height);d===void 0&&(d=m(ve,ye));let ne=T?m(ve,ye):d;return ne.width=ve,ne.height=ye,ne.getContext("2d").drawImage(I,0,0,ve,ye),Ke("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+ve+"x"+ye+")."),ne}else return"data"in I&&Ke("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),I;return I}function w(I){return I.generateMipmaps}function b(I){n.generateMipmap(I)}function E(I){return I.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?n.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function S(I,T,X,he,le,ve=!1){if(I!==null){if(n[I]!==void 0)return n[I];Ke("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let ye;he&&(ye=e.get("EXT_texture_norm16"),ye||Ke("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=T;if(T===n.RED&&(X===n.FLOAT&&(ne=n.R32F),X===n.HALF_FLOAT&&(ne=n.R16F),X===n.UNSIGNED_BYTE&&(ne=n.R8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.R16_EXT),X===n.SHORT&&ye&&(ne=ye.R16_SNORM_EXT)),T===n.RED_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.R8UI),X===n.UNSIGNED_SHORT&&(ne=n.R16UI),X===n.UNSIGNED_INT&&(ne=n.R32UI),X===n.BYTE&&(ne=n.R8I),X===n.SHORT&&(ne=n.R16I),X===n.INT&&(ne=n.R32I)),T===n.RG&&(X===n.FLOAT&&(ne=n.RG32F),X===n.HALF_FLOAT&&(ne=n.RG16F),X===n.UNSIGNED_BYTE&&(ne=n.RG8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RG16_EXT),X===n.SHORT&&ye&&(ne=ye.RG16_SNORM_EXT)),T===n.RG_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RG8UI),X===n.UNSIGNED_SHORT&&(ne=n.RG16UI),X===n.UNSIGNED_INT&&(ne=n.RG32UI),X===n.BYTE&&(ne=n.RG8I),X===n.SHORT&&(ne=n.RG16I),X===n.INT&&(ne=n.RG32I)),T===n.RGB_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGB8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGB16UI),X===n.UNSIGNED_INT&&(ne=n.RGB32UI),X===n.BYTE&&(ne=n.RGB8I),X===n.SHORT&&(ne=n.RGB16I),X===n.INT&&(ne=n.RGB32I)),T===n.RGBA_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGBA8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGBA16UI),X===n.UNSIGNED_INT&&(ne=n.RGBA32UI),X===n.BYTE&&(ne=n.RGBA8I),X===n.SHORT&&(ne=n.RGBA16I),X===n.INT&&(ne=n.RGBA32I)),T===n.RGB&&(X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGB16_EXT),X===n.SHORT&&ye&&(ne=ye.RGB16_SNORM_EXT),X===n.UNSIGNED_INT_5_9_9_9_REV&&(ne=n.RGB9_E5),X===n.UNSIGNED_INT_10F_11F_11F_REV&&(ne=n.R11F_G11F_B10F)),T===n.RGBA){let oe=ve?Tu:Mt.getTransfer(le);X===n.FLOAT&&(ne=n.RGBA32F),X===n.HALF_FLOAT&&(ne=n.RGBA16F),X===n.UNSIGNED_BYTE&&(ne=oe===zt?n.SRGB8_ALPHA8:n.RGBA8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGBA16_EXT),X===n.SHORT&&ye&&(ne=ye.RGBA16_SNORM_EXT),X===n.UNSIGNED_SHORT_4_4_4_4&&(ne=n.RGBA4),X===n.UNSIGNED_SHORT_5_5_5_1&&(ne=n.RGB5_A1)}return(ne===n.R16F||ne===n.R32F||ne===n.RG16F||ne===n.RG32F||ne===n.RGBA16F||ne===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function x(I,T){let X;return I?T===null||T===Kr||T===Oa?X=n.DEPTH24_STENCIL8:T===Zr?X=n.DEPTH32F_STENCIL8:T===lc&&(X=n.DEPTH24_STENCIL8,Ke("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):T===null||T===Kr||T===Oa?X=n.DEPTH_COMPONENT24:T===Zr?X=n.DEPTH_COMPONENT32F:T===lc&&(X=n.DEPTH_COMPONENT16),X}function A(I,T){return w(I)===!0||I.isFramebufferTexture&&I.minFilter!==xi&&I.minFilter!==Hi?Math.log2(Math.max(T.width,T.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?T.mipmaps.length:1}function O(I){let T=new WeakRef(I);i.get(I).__ref=T,g.add(T),y.register(I,T,T)}function F(I){let T=i.get(I).__ref;T!==void 0&&(g.delete(T),y.unregister(T))}function D(I){L(I.target)}function V(I){P(I.target)}function L(I){I.removeEventListener("dispose",D),F(I),B(I),I.isVideoTexture&&u.delete(I),I.isHTMLTexture&&h.delete(I)}function P(I){I.removeEventListener("dispose",V),F(I),re(I)}function k(){for(let I of g){let T=I.deref();T!==void 0&&(T.isRenderTarget===!0?P(T):L(T))}g.clear(),h.clear()}function B(I){let T=i.get(I);if(T.__webglInit===void 0)return;let X=I.source,he=f.get(X);if(he){let le=he[T.__cacheKey];le.usedTimes--,le.usedTimes===0&&G(I),Object.keys(he).length===0&&f.delete(X)}i.remove(I)}function G(I){let T=i.get(I);n.deleteTexture(T.__webglTexture);let X=I.source,he=f.get(X);delete he[T.__cacheKey],o.memory.textures--}function re(I){let T=i.get(I);T.__depthDisposeCallback&&T.__depthDisposeCallback();let X=I.depthTexture;if(X&&X.renderTarget===I&&L(X),I.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(T.__webglFramebuffer[le]))for(let ve=0;ve<T.__webglFramebuffer[le].length;ve++)n.deleteFramebuffer(T.__webglFramebuffer[le][ve]);else n.deleteFramebuffer(T.__webglFramebuffer[le]);T.__webglDepthbuffer&&n.deleteRenderbuffer(T.__webglDepthbuffer[le])}else{if(Array.isArray(T.__webglFramebuffer))for(let le=0;le<T.__webglFramebuffer.length;le++)n.deleteFramebuffer(T.__webglFramebuffer[le]);else n.deleteFramebuffer(T.__webglFramebuffer);if(T.__webglDepthbuffer&&n.deleteRenderbuffer(T.__webglDepthbuffer),T.__webglMultisampledFramebuffer&&n.deleteFramebuffer(T.__webglMultisampledFramebuffer),T.__webglColorRenderbuffer)for(let le=0;le<T.__webglColorRenderbuffer.length;le++)T.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(T.__webglColorRenderbuffer[le]);T.__webglDepthRenderbuffer&&n.deleteRenderbuffer(T.__webglDepthRenderbuffer)}let he=I.textures;for(let le=0,ve=he.length;le<ve;le++){let ye=i.get(he[le]);ye.__webglTexture&&(n.deleteTexture(ye.__webglTexture),o.memory.textures--),i.remove(he[le])}i.remove(I)}let $=0;function J(){$=0}function te(){return $}function de(I){$=I}function se(){let I=$;return I>=r.maxTextures&&Ke("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+r.maxTextures),$+=1,I}function Q(I){let T=[];return T.push(I.wrapS),T.push(I.wrapT),T.push(I.wrapR||0),T.push(I.magFilter),T.push(I.minFilter),T.push(I.anisotropy),T.push(I.internalFormat),T.push(I.format),T.push(I.type),T.push(I.generateMipmaps),T.push(I.mipmapsAutoUpdate),T.push(I.premultiplyAlpha),T.push(I.flipY),T.push(I.unpackAlignment),T.push(I.colorSpace),T.join()}function fe(I,T){let X=i.get(I);if(I.isVideoTexture&&Zt(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&X.__version!==I.version){let he=I.image;if(he===null)Ke("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ke("WebGLRenderer: Texture marked for update but image is incomplete");else{en(X,I,T);return}}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,X.__webglTexture,n.TEXTURE0+T)}function _e(I,T){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){en(X,I,T);return}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,X.__webglTexture,n.TEXTURE0+T)}function Ee(I,T){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){en(X,I,T);return}t.bindTexture(n.TEXTURE_3D,X.__webglTexture,n.TEXTURE0+T)}function Me(I,T){let X=i.get(I);if(I.version>0&&X.__version!==I.version){Bn(X,I,T);return}t.bindTexture(n.TEXTURE_CUBE_MAP,X.__webglTexture,n.TEXTURE0+T)}let $e={[zd]:n.REPEAT,[Ss]:n.CLAMP_TO_EDGE,[Vd]:n.MIRRORED_REPEAT},ot={[xi]:n.NEAREST,[fx]:n.NEAREST_MIPMAP_NEAREST,[qu]:n.NEAREST_MIPMAP_LINEAR,[Hi]:n.LINEAR,[mf]:n.LINEAR_MIPMAP_NEAREST,[ro]:n.LINEAR_MIPMAP_LINEAR},Ge={[vx]:n.NEVER,[Fg]:n.ALWAYS,[_x]:n.LESS,[Ng]:n.LEQUAL,[yx]:n.EQUAL,[kg]:n.GEQUAL,[xx]:n.GREATER,[bx]:n.NOTEQUAL};function mt(I,T){if(T.type===Zr&&e.has("OES_texture_float_linear")===!1&&(T.magFilter===Hi||T.magFilter===mf||T.magFilter===qu||T.magFilter===ro||T.minFilter===Hi||T.minFilter===mf||T.minFilter===qu||T.minFilter===ro)&&Ke("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(I,n.TEXTURE_WRAP_S,$e[T.wrapS]),n.texParameteri(I,n.TEXTURE_WRAP_T,$e[T.wrapT]),(I===n.TEXTURE_3D||I===n.TEXTURE_2D_ARRAY)&&n.texParameteri(I,n.TEXTURE_WRAP_R,$e[T.wrapR]),n.texParameteri(I,n.TEXTURE_MAG_FILTER,ot[T.magFilter]),n.texParameteri(I,n.TEXTURE_MIN_FILTER,ot[T.minFilter]),T.compareFunction&&(n.texParameteri(I,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(I,n.TEXTURE_COMPARE_FUNC,Ge[T.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(T.magFilter===xi||T.minFilter!==qu&&T.minFilter!==ro||T.type===Zr&&e.has("OES_texture_float_linear")===!1)return;if(T.anisotropy>1||i.get(T).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");n.texParameterf(I,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(T.anisotropy,r.getMaxAnisotropy())),i.get(T).__currentAnisotropy=T.anisotropy}}}function dt(I,T){let X=!1;I.__webglInit===void 0&&(I.__webglInit=!0,T.addEventListener("dispose",D),O(T));let he=T.source,le=f.get(he);le===void 0&&(le={},f.set(he,le));let ve=Q(T);if(ve!==I.__cacheKey){le[ve]===void 0&&(le[ve]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,X=!0),le[ve].usedTimes++;let ye=le[I.__cacheKey];ye!==void 0&&(le[I.__cacheKey].usedTimes--,ye.usedTimes===0&&G(T)),I.__cacheKey=ve,I.__webglTexture=le[ve].texture}return X}function rt(I,T,X){return Math.floor(Math.floor(I/X)/T)}function fn(I,T,X,he){let ve=I.updateRanges;if(ve.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,T.width,T.height,X,he,T.data);else{ve.sort((z,ae)=>z.start-ae.start);let ye=0;for(let z=1;z<ve.length;z++){let ae=ve[ye],ie=ve[z],we=ae.start+ae.count,ge=rt(ie.start,T.width,4),be=rt(ae.start,T.width,4);ie.start<=we+1&&ge===be&&rt(ie.start+ie.count-1,T.width,4)===ge?ae.count=Math.max(ae.count,ie.start+ie.count-ae.start):(++ye,ve[ye]=ie)}ve.length=ye+1;let ne=t.getParameter(n.UNPACK_ROW_LENGTH),oe=t.getParameter(n.UNPACK_SKIP_PIXELS),me=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,T.width);for(let z=0,ae=ve.length;z<ae;z++){let ie=ve[z],we=Math.floor(ie.start/4),ge=Math.ceil(ie.count/4),be=we%T.width,We=Math.floor(we/T.width),Qe=ge,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,be),t.pixelStorei(n.UNPACK_SKIP_ROWS,We),t.texSubImage2D(n.TEXTURE_2D,0,be,We,Qe,ue,X,he,T.data)}I.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ne),t.pixelStorei(n.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(n.UNPACK_SKIP_ROWS,me)}}function en(I,T,X){let he=n.TEXTURE_2D;(T.isDataArrayTexture||T.isCompressedArrayTexture)&&(he=n.TEXTURE_2D_ARRAY),T.isData3DTexture&&(he=n.TEXTURE_3D);let le=dt(I,T),ve=T.source;t.bindTexture(he,I.__webglTexture,n.TEXTURE0+X);let ye=i.get(ve);if(ve.version!==ye.__version||le===!0){if(t.activeTexture(n.TEXTURE0+X),(typeof ImageBitmap<"u"&&T.image instanceof ImageBitmap)===!1){let ue=Mt.getPrimaries(Mt.workingColorSpace),Oe=T.colorSpace===oo?null:Mt.getPrimaries(T.colorSpace),et=T.colorSpace===oo||ue===Oe?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,T.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(n.UNPACK_ALIGNMENT,T.unpackAlignment);let oe=_(T.image,!1,r.maxTextureSize);oe=He(T,oe);let me=s.convert(T.format,T.colorSpace),z=s.convert(T.type),ae=S(T.internalFormat,me,z,T.normalized,T.colorSpace,T.isVideoTexture);mt(he,T);let ie,we=T.mipmaps,ge=T.isVideoTexture!==!0,be=ye.__version===void 0||le===!0,We=ve.dataReady,Qe=A(T,oe);if(T.isDepthTexture)ae=x(T.format===so,T.type),be&&(ge?t.texStorage2D(n.TEXTURE_2D,1,ae,oe.width,oe.height):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,null));else if(T.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(n.TEXTURE_2D,Qe,ae,we[0].width,we[0].height);for(let ue=0,Oe=we.length;ue<Oe;ue++)ie=we[ue],ge?We&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,me,z,ie.data);T.generateMipmaps=!1}else ge?(be&&t.texStorage2D(n.TEXTURE_2D,Qe,ae,oe.width,oe.height),We&&fn(T,oe,me,z)):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,oe.data);else if(T.isCompressedTexture)if(T.isCompressedArrayTexture){ge&&be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,ae,we[0].width,we[0].height,oe.depth);for(let ue=0,Oe=we.length;ue<Oe;ue++)if(ie=we[ue],T.format!==Qr)if(me!==null)if(ge){if(We)if(T.layerUpdates.size>0){let et=Gg(ie.width,ie.height,T.format,T.type);for(let Ce of T.layerUpdates){let ct=ie.data.subarray(Ce*et/ie.data.BYTES_PER_ELEMENT,(Ce+1)*et/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Ce,ie.width,ie.height,1,me,ct)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,oe.depth,me,ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,ae,ie.width,ie.height,oe.depth,0,ie.data,0,0);else Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?We&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,oe.depth,me,z,ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,ae,ie.width,ie.height,oe.depth,0,me,z,ie.data);T.layerUpdates.size>0&&T.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(n.TEXTURE_2D,Qe,ae,we[0].width,we[0].height);for(let ue=0,Oe=we.length;ue<Oe;ue++)ie=we[ue],T.format!==Qr?me!==null?ge?We&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,ie.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,ie.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?We&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,me,z,ie.data)}else if(T.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,ae,oe.width,oe.height,oe.depth),We)if(T.layerUpdates.size>0){let ue=Gg(oe.width,oe.height,T.format,T.type);for(let Oe of T.layerUpdates){let et=oe.data.subarray(Oe*ue/oe.data.BYTES_PER_ELEMENT,(Oe+1)*ue/oe.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Oe,oe.width,oe.height,1,me,z,et)}T.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(T.isData3DTexture)ge?(be&&t.texStorage3D(n.TEXTURE_3D,Qe,ae,oe.width,oe.height,oe.depth),We&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)):t.texImage3D(n.TEXTURE_3D,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(T.isFramebufferTexture){if(be)if(ge)t.texStorage2D(n.TEXTURE_2D,Qe,ae,oe.width,oe.height);else{let ue=oe.width,Oe=oe.height;for(let et=0;et<Qe;et++)t.texImage2D(n.TEXTURE_2D,et,ae,ue,Oe,0,me,z,null),ue>>=1,Oe>>=1}}else if(T.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),oe.parentNode!==ue){ue.appendChild(oe),h.add(T),ue.onpaint=Oe=>{let et=Oe.changedElements;for(let Ce of h)et.includes(Ce.image)&&(Ce.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,oe);else{let et=n.RGBA,Ce=n.RGBA,ct=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,et,Ce,ct,oe)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let ue=Ye(we[0]);t.texStorage2D(n.TEXTURE_2D,Qe,ae,ue.width,ue.height)}for(let ue=0,Oe=we.length;ue<Oe;ue++)ie=we[ue],ge?We&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,me,z,ie):t.texImage2D(n.TEXTURE_2D,ue,ae,me,z,ie);T.generateMipmaps=!1}else if(ge){if(be){let ue=Ye(oe);t.texStorage2D(n.TEXTURE_2D,Qe,ae,ue.width,ue.height)}We&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,me,z,oe)}else t.texImage2D(n.TEXTURE_2D,0,ae,me,z,oe);w(T)&&T.mipmapsAutoUpdate===!0&&b(he),ye.__version=ve.version,T.onUpdate&&T.onUpdate(T)}I.__version=T.version}function Bn(I,T,X){if(T.image.length!==6)return;let he=dt(I,T),le=T.source;t.bindTexture(n.TEXTURE_CUBE_MAP,I.__webglTexture,n.TEXTURE0+X);let ve=i.get(le);if(le.version!==ve.__version||he===!0){t.activeTexture(n.TEXTURE0+X);let ye=Mt.getPrimaries(Mt.workingColorSpace),ne=T.colorSpace===oo?null:Mt.getPrimaries(T.colorSpace),oe=T.colorSpace===oo||ye===ne?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,T.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,T.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,oe);let me=T.isCompressedTexture||T.image[0].isCompressedTexture,z=T.image[0]&&T.image[0].isDataTexture,ae=[];for(let Ce=0;Ce<6;Ce++)!me&&!z?ae[Ce]=_(T.image[Ce],!0,r.maxCubemapSize):ae[Ce]=z?T.image[Ce].image:T.image[Ce],ae[Ce]=He(T,ae[Ce]);let ie=ae[0],we=s.convert(T.format,T.colorSpace),ge=s.convert(T.type),be=S(T.internalFormat,we,ge,T.normalized,T.colorSpace),We=T.isVideoTexture!==!0,Qe=ve.__version===void 0||he===!0,ue=le.dataReady,Oe=A(T,ie);mt(n.TEXTURE_CUBE_MAP,T);let et;if(T.isDepthTexture){if(be=x(T.format===so,T.type),Qe)if(We)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,be,ie.width,ie.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ie.width,ie.height,0,we,ge,null)}else if(me){We&&Qe&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Oe,be,ie.width,ie.height);for(let Ce=0;Ce<6;Ce++){et=ae[Ce].mipmaps;for(let ct=0;ct<et.length;ct++){let nn=et[ct];T.format!==Qr?we!==null?We?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,nn.width,nn.height,we,nn.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,be,nn.width,nn.height,0,nn.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):We?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,nn.width,nn.height,we,ge,nn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,be,nn.width,nn.height,0,we,ge,nn.data)}}}else{if(et=T.mipmaps,We&&Qe){et.length>0&&Oe++;let Ce=Ye(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Oe,be,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(z){We?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,ae[Ce].width,ae[Ce].height,we,ge,ae[Ce].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ae[Ce].width,ae[Ce].height,0,we,ge,ae[Ce].data);for(let ct=0;ct<et.length;ct++){let Ni=et[ct].image[Ce].image;We?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,Ni.width,Ni.height,we,ge,Ni.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,be,Ni.width,Ni.height,0,we,ge,Ni.data)}}else{We?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,we,ge,ae[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,we,ge,ae[Ce]);for(let ct=0;ct<et.length;ct++){let nn=et[ct];We?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,we,ge,nn.image[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,be,we,ge,nn.image[Ce])}}}w(T)&&T.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),ve.__version=le.version,T.onUpdate&&T.onUpdate(T)}I.__version=T.version}function $t(I,T,X,he,le,ve){let ye=s.convert(X.format,X.colorSpace),ne=s.convert(X.type),oe=S(X.internalFormat,ye,ne,X.normalized,X.colorSpace),me=i.get(T),z=i.get(X);if(z.__renderTarget=T,!me.__hasExternalTextures){let ae=Math.max(1,T.width>>ve),ie=Math.max(1,T.height>>ve);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,ve,oe,ae,ie,T.depth,0,ye,ne,null):t.texImage2D(le,ve,oe,ae,ie,0,ye,ne,null)}t.bindFramebuffer(n.FRAMEBUFFER,I),Se(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,he,le,z.__webglTexture,0,at(T)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,he,le,z.__webglTexture,ve),t.bindFramebuffer(n.FRAMEBUFFER,null)}function hi(I,T,X){if(n.bindRenderbuffer(n.RENDERBUFFER,I),T.depthBuffer){let he=T.depthTexture,le=he&&he.isDepthTexture?he.type:null,ve=x(T.stencilBuffer,le),ye=T.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Se(T)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(T),ve,T.width,T.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(T),ve,T.width,T.height):n.renderbufferStorage(n.RENDERBUFFER,ve,T.width,T.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ye,n.RENDERBUFFER,I)}else{let he=T.textures;for(let le=0;le<he.length;le++){let ve=he[le],ye=s.convert(ve.format,ve.colorSpace),ne=s.convert(ve.type),oe=S(ve.internalFormat,ye,ne,ve.normalized,ve.colorSpace);Se(T)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,at(T),oe,T.width,T.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,at(T),oe,T.width,T.height):n.renderbufferStorage(n.RENDERBUFFER,oe,T.width,T.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function At(I,T,X){let he=T.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,I),!(T.depthTexture&&T.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(T.depthTexture);le.__renderTarget=T;let ve=he?T.depthTexture.image[0]:T.depthTexture.image;(!le.__webglTexture||ve.width!==T.width||ve.height!==T.height)&&(ve.width=T.width,ve.height=T.height,T.depthTexture.needsUpdate=!0),he?Me(T.depthTexture,0):fe(T.depthTexture,0);let ye=le.__webglTexture,ne=at(T),oe=he?n.TEXTURE_CUBE_MAP_POSITIVE_X+X:n.TEXTURE_2D,me=T.depthTexture.format===so?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(T.depthTexture.format===eo)Se(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else if(T.depthTexture.format===so)Se(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function jn(I){let T=i.get(I),X=I.isWebGLCubeRenderTarget===!0;if(T.__boundDepthTexture!==I.depthTexture){let he=I.depthTexture;if(T.__depthDisposeCallback&&T.__depthDisposeCallback(),he){let le=()=>{delete T.__boundDepthTexture,delete T.__depthDisposeCallback,he.removeEventListener("dispose",le)};he.addEventListener("dispose",le),T.__depthDisposeCallback=le}T.__boundDepthTexture=he}if(I.depthTexture&&!T.__autoAllocateDepthBuffer)if(X)for(let he=0;he<6;he++)At(T.__webglFramebuffer[he],I,he);else I.texture.mipmaps.length>0?At(T.__webglFramebuffer[0],I,0):At(T.__webglFramebuffer,I,0);else if(X){T.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer[he]),T.__webglDepthbuffer[he]===void 0)T.__webglDepthbuffer[he]=n.createRenderbuffer(),hi(T.__webglDepthbuffer[he],I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ve=T.__webglDepthbuffer[he];n.bindRenderbuffer(n.RENDERBUFFER,ve),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ve)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer),T.__webglDepthbuffer===void 0)T.__webglDepthbuffer=n.createRenderbuffer(),hi(T.__webglDepthbuffer,I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ve=T.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,ve),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ve)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function Sn(I,T,X){let he=i.get(I);T!==void 0&&$t(he.__webglFramebuffer,I,I.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),X!==void 0&&jn(I)}function zn(I){let T=I.texture,X=i.get(I),he=i.get(T);I.addEventListener("dispose",V),O(I);let le=I.textures,ve=I.isWebGLCubeRenderTarget===!0,ye=le.length>1;if(ye||(he.__webglTexture===void 0&&(he.__webglTexture=n.createTexture()),he.__version=T.version,o.memory.textures++),ve){X.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(T.mipmaps.length>0){X.__webglFramebuffer[ne]=[];for(let oe=0;oe<T.mipmaps.length;oe++)X.__webglFramebuffer[ne][oe]=n.createFramebuffer()}else X.__webglFramebuffer[ne]=n.createFramebuffer()}else{if(T.mipmaps.length>0){X.__webglFramebuffer=[];for(let ne=0;ne<T.mipmaps.length;ne++)X.__webglFramebuffer[ne]=n.createFramebuffer()}else X.__webglFramebuffer=n.createFramebuffer();if(ye)for(let ne=0,oe=le.length;ne<oe;ne++){let me=i.get(le[ne]);me.__webglTexture===void 0&&(me.__webglTexture=n.createTexture(),o.memory.textures++)}if(I.samples>0&&Se(I)===!1){X.__webglMultisampledFramebuffer=n.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let ne=0;ne<le.length;ne++){let oe=le[ne];X.__webglColorRenderbuffer[ne]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,X.__webglColorRenderbuffer[ne]);let me=s.convert(oe.format,oe.colorSpace),z=s.convert(oe.type),ae=S(oe.internalFormat,me,z,oe.normalized,oe.colorSpace,I.isXRRenderTarget===!0),ie=at(I);n.renderbufferStorageMultisample(n.RENDERBUFFER,ie,ae,I.width,I.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ne,n.RENDERBUFFER,X.__webglColorRenderbuffer[ne])}n.bindRenderbuffer(n.RENDERBUFFER,null),I.depthBuffer&&(X.__webglDepthRenderbuffer=n.createRenderbuffer(),hi(X.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(ve){t.bindTexture(n.TEXTURE_CUBE_MAP,he.__webglTexture),mt(n.TEXTURE_CUBE_MAP,T);for(let ne=0;ne<6;ne++)if(T.mipmaps.length>0)for(let oe=0;oe<T.mipmaps.length;oe++)$t(X.__webglFramebuffer[ne][oe],I,T,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,oe);else $t(X.__webglFramebuffer[ne],I,T,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);w(T)?b(n.TEXTURE_CUBE_MAP):T.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),t.unbindTexture()}else if(ye){for(let ne=0,oe=le.length;ne<oe;ne++){let me=le[ne],z=i.get(me),ae=n.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ae=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,z.__webglTexture),mt(ae,me),$t(X.__webglFramebuffer,I,me,n.COLOR_ATTACHMENT0+ne,ae,0),w(me)&&b(ae)}t.unbindTexture()}else{let ne=n.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ne=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ne,he.__webglTexture),mt(ne,T),T.mipmaps.length>0)for(let oe=0;oe<T.mipmaps.length;oe++)$t(X.__webglFramebuffer[oe],I,T,n.COLOR_ATTACHMENT0,ne,oe);else $t(X.__webglFramebuffer,I,T,n.COLOR_ATTACHMENT0,ne,0);w(T)?b(ne):T.mipmaps.length>0&&n.texParameteri(ne,n.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&jn(I)}function H(I){let T=I.textures;for(let X=0,he=T.length;X<he;X++){let le=T[X];if(w(le)&&le.mipmapsAutoUpdate===!0){let ve=E(I),ye=i.get(le).__webglTexture;t.bindTexture(ve,ye),b(ve),t.unbindTexture()}}}let Re=[];function Je(I){if(I.samples>0){if(Se(I)===!1){let T=I.textures,X=I.width,he=I.height,le=n.COLOR_BUFFER_BIT,ve=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=i.get(I),ne=T.length>1;if(ne)for(let me=0;me<T.length;me++)t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ye.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer);for(let me=0;me<T.length;me++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ne){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(T[me]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,z,0)}n.blitFramebuffer(0,0,X,he,0,0,X,he,le,n.NEAREST),l===!0&&(Re.length=0,Re.push(n.COLOR_ATTACHMENT0+me),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Re.push(ve),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ne)for(let me=0;me<T.length;me++){t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(T[me]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,z,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let T=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[T])}}}function at(I){return Math.min(r.maxSamples,I.samples)}function Se(I){let T=i.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&T.__useRenderToTexture!==!1}function Zt(I){let T=o.render.frame;u.get(I)!==T&&(u.set(I,T),I.update())}function He(I,T){let X=I.colorSpace,he=I.format,le=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||X!==Au&&X!==oo&&(Mt.getTransfer(X)===zt?(he!==Qr||le!==Ki)&&Ke("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):tt("WebGLTextures: Unsupported texture color space:",X)),T}function Ye(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=se,this.resetTextureUnits=J,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=fe,this.setTexture2DArray=_e,this.setTexture3D=Ee,this.setTextureCube=Me,this.rebindTextures=Sn,this.setupRenderTarget=zn,this.updateRenderTargetMipmap=H,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=jn,this.setupFrameBufferTexture=$t,this.useMultisampledRTT=Se,this.dispose=k}function kR(n,e){function t(i,r=oo){let s,o=Mt.getTransfer(r);if(i===Ki)return n.UNSIGNED_BYTE;if(i===vf)return n.UNSIGNED_SHORT_4_4_4_4;if(i===_f)return n.UNSIGNED_SHORT_5_5_5_1;if(i===Rg)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Pg)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Eg)return n.BYTE;if(i===Cg)return n.SHORT;if(i===lc)return n.UNSIGNED_SHORT;if(i===gf)return n.INT;if(i===Kr)return n.UNSIGNED_INT;if(i===Zr)return n.FLOAT;if(i===jr)return n.HALF_FLOAT;if(i===Ig)return n.ALPHA;if(i===Lg)return n.RGB;if(i===Qr)return n.RGBA;if(i===eo)return n.DEPTH_COMPONENT;if(i===so)return n.DEPTH_STENCIL;if(i===Dg)return n.RED;if(i===yf)return n.RED_INTEGER;if(i===Yo)return n.RG;if(i===xf)return n.RG_INTEGER;if(i===bf)return n.RGBA_INTEGER;if(i===$u||i===Xu||i===Yu||i===Ju)if(o===zt)if(s=e.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===$u)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Xu)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===Yu)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Ju)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=e.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===$u)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Xu)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===Yu)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Ju)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Mf||i===Sf||i===wf||i===Af)if(s=e.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===Mf)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Sf)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===wf)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Af)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Tf||i===Ef||i===Cf||i===Rf||i===Pf||i===Ku||i===If)if(s=e.get("WEBGL_compressed_texture_etc"),s!==null){if(i===Tf||i===Ef)return o===zt?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===Cf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===Rf)return s.COMPRESSED_R11_EAC;if(i===Pf)return s.COMPRESSED_SIGNED_R11_EAC;if(i===Ku)return s.COMPRESSED_RG11_EAC;if(i===If)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Lf||i===Df||i===Nf||i===kf||i===Ff||i===Uf||i===Of||i===Bf||i===zf||i===Vf||i===Hf||i===Gf||i===Wf||i===qf)if(s=e.get("WEBGL_compressed_texture_astc"),s!==null){if(i===Lf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Df)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Nf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===kf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Ff)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Uf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Of)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Bf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===zf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Vf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Hf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Gf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Wf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===qf)return o===zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===$f||i===Xf||i===Yf)if(s=e.get("EXT_texture_compression_bptc"),s!==null){if(i===$f)return o===zt?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Xf)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Yf)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Jf||i===Kf||i===Zu||i===Zf)if(s=e.get("EXT_texture_compression_rgtc"),s!==null){if(i===Jf)return s.COMPRESSED_RED_RGTC1_EXT;if(i===Kf)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===Zu)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Zf)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Oa?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var FR=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,UR=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,jg=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Nu(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new Es({vertexShader:FR,fragmentShader:UR,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Ln(new Da(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Qg=class extends ws{constructor(e,t){super();let i=this,r=null,s=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,g=null,y=typeof XRWebGLBinding<"u",p=new jg,m={},_=t.getContextAttributes(),w=null,b=null,E=[],S=[],x=new lt,A=null,O=null,F=new zi;F.viewport=new _n;let D=new zi;D.viewport=new _n;let V=[F,D],L=new df,P=null,k=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let fe=E[Q];return fe===void 0&&(fe=new jl,E[Q]=fe),fe.getTargetRaySpace()},this.getControllerGrip=function(Q){let fe=E[Q];return fe===void 0&&(fe=new jl,E[Q]=fe),fe.getGripSpace()},this.getHand=function(Q){let fe=E[Q];return fe===void 0&&(fe=new jl,E[Q]=fe),fe.getHandSpace()};function B(Q){let fe=S.indexOf(Q.inputSource);if(fe===-1)return;let _e=E[fe];_e!==void 0&&(_e.update(Q.inputSource,Q.frame,c||o),_e.dispatchEvent({type:Q.type,data:Q.inputSource}))}function G(){r.removeEventListener("select",B),r.removeEventListener("selectstart",B),r.removeEventListener("selectend",B),r.removeEventListener("squeeze",B),r.removeEventListener("squeezestart",B),r.removeEventListener("squeezeend",B),r.removeEventListener("end",G),r.removeEventListener("inputsourceschange",re);for(let Q=0;Q<E.length;Q++){let fe=S[Q];fe!==null&&(S[Q]=null,E[Q].disconnect(fe))}P=null,k=null,p.reset();for(let Q in m)delete m[Q];if(e.setRenderTarget(w),f=null,d=null,h=null,r=null,b=null,se.stop(),i.isPresenting=!1,e.setPixelRatio(A),e.setSize(x.width,x.height,!1),O!==null){let Q=O.camera;Q.fov=O.fov,Q.zoom=O.zoom,Q.updateProjectionMatrix(),O=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){s=Q,i.isPresenting===!0&&Ke("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,i.isPresenting===!0&&Ke("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&y&&(h=new XRWebGLBinding(r,t)),h},this.getFrame=function(){return g},this.getSession=function(){return r},this.setSession=async function(Q){if(r=Q,r!==null){if(w=e.getRenderTarget(),r.addEventListener("select",B),r.addEventListener("selectstart",B),r.addEventListener("selectend",B),r.addEventListener("squeeze",B),r.addEventListener("squeezestart",B),r.addEventListener("squeezeend",B),r.addEventListener("end",G),r.addEventListener("inputsourceschange",re),_.xrCompatible!==!0&&await t.makeXRCompatible(),A=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let _e=null,Ee=null,Me=null;_.depth&&(Me=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,_e=_.stencil?so:eo,Ee=_.stencil?Oa:Kr);let $e={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:s};h=this.getBinding(),d=h.createProjectionLayer($e),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new vr(d.textureWidth,d.textureHeight,{format:Qr,type:Ki,depthTexture:new io(d.textureWidth,d.textureHeight,Ee,void 0,void 0,void 0,void 0,void 0,void 0,_e),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let _e={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(r,t,_e),r.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new vr(f.framebufferWidth,f.framebufferHeight,{format:Qr,type:Ki,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await r.requestReferenceSpace(a),se.setContext(r),se.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function re(Q){for(let fe=0;fe<Q.removed.length;fe++){let _e=Q.removed[fe],Ee=S.indexOf(_e);Ee>=0&&(S[Ee]=null,E[Ee].disconnect(_e))}for(let fe=0;fe<Q.added.length;fe++){let _e=Q.added[fe],Ee=S.indexOf(_e);if(Ee===-1){for(let $e=0;$e<E.length;$e++)if($e>=S.length){S.push(_e),Ee=$e;break}else if(S[$e]===null){S[$e]=_e,Ee=$e;break}if(Ee===-1)break}let Me=E[Ee];Me&&Me.connect(_e)}}function $(Q,fe){fe===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(fe.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(r===null)return;let fe=Q.near,_e=Q.far;p.texture!==null&&(p.depthNear>0&&(fe=p.depthNear),p.depthFar>0&&(_e=p.depthFar)),L.near=D.near=F.near=fe,L.far=D.far=F.far=_e,(P!==L.near||k!==L.far)&&(r.updateRenderState({depthNear:L.near,depthFar:L.far}),P=L.near,k=L.far),L.layers.mask=Q.layers.mask|6,F.layers.mask=L.layers.mask&-5,D.layers.mask=L.layers.mask&-3;let Ee=Q.parent,Me=L.cameras;$(L,Ee);for(let $e=0;$e<Me.length;$e++)$(Me[$e],Ee);L.projectionMatrix.copy(F.projectionMatrix),L.projectionMatrixInverse.copy(F.projectionMatrixInverse),O===null&&Q.isPerspectiveCamera&&(O={camera:Q,fov:Q.fov,zoom:Q.zoom}),J(Q,L,Ee)};function J(Q,fe,_e){_e===null?Q.matrix.copy(fe.matrixWorld):(Q.matrix.copy(_e.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(fe.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(fe.projectionMatrix),Q.projectionMatrixInverse.copy(fe.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=Gd*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return L},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(L)},this.getCameraTexture=function(Q){return m[Q]};let te=null;function de(Q,fe){if(u=fe.getViewerPose(c||o),g=fe,u!==null){let _e=u.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ee=!1;_e.length!==L.cameras.length&&(L.cameras.length=0,Ee=!0);for(let Ge=0;Ge<_e.length;Ge++){let mt=_e[Ge],dt=null;if(f!==null)dt=f.getViewport(mt);else{let fn=h.getViewSubImage(d,mt);dt=fn.viewport,Ge===0&&(e.setRenderTargetTextures(b,fn.colorTexture,fn.depthStencilTexture),e.setRenderTarget(b))}let rt=V[Ge];rt===void 0&&(rt=new zi,rt.layers.enable(Ge),rt.viewport=new _n,V[Ge]=rt),rt.matrix.fromArray(mt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(mt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(dt.x,dt.y,dt.width,dt.height),Ge===0&&(L.matrix.copy(rt.matrix),L.matrix.decompose(L.position,L.quaternion,L.scale)),Ee===!0&&L.cameras.push(rt)}let Me=r.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&y){h=i.getBinding();let Ge=h.getDepthInformation(_e[0]);Ge&&Ge.isValid&&Ge.texture&&p.init(Ge,r.renderState)}if(Me&&Me.includes("camera-access")&&y){e.state.unbindTexture(),h=i.getBinding();for(let Ge=0;Ge<_e.length;Ge++){let mt=_e[Ge].camera;if(mt){let dt=m[mt];dt||(dt=new Nu,m[mt]=dt);let rt=h.getCameraImage(mt);dt.sourceTexture=rt}}}}for(let _e=0;_e<E.length;_e++){let Ee=S[_e],Me=E[_e];Ee!==null&&Me!==void 0&&Me.update(Ee,fe,c||o)}te&&te(Q,fe),fe.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:fe}),g=null}let se=new Qx;se.setAnimationLoop(de),this.setAnimationLoop=function(Q){te=Q},this.dispose=function(){}}},OR=new Ft,cb=new it;cb.set(-1,0,0,0,1,0,0,0,1);function BR(n,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function i(p,m){m.color.getRGB(p.fogColor.value,zg(n)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function r(p,m,_,w,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?s(p,m):m.isMeshLambertMaterial?(s(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(s(p,m),h(p,m)):m.isMeshPhongMaterial?(s(p,m),u(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(s(p,m),d(p,m),m.isMeshPhysicalMaterial&&f(p,m,b)):m.isMeshMatcapMaterial?(s(p,m),g(p,m)):m.isMeshDepthMaterial?s(p,m):m.isMeshDistanceMaterial?(s(p,m),y(p,m)):m.isMeshNormalMaterial?s(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,_,w):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function s(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===wi&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===wi&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let _=e.get(m),w=_.envMap,b=_.envMapRotation;w&&(p.envMap.value=w,p.envMapRotation.value.setFromMatrix4(OR.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(cb),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,_,w){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*_,p.scale.value=w*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function u(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function h(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,_){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===wi&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function y(p,m){let _=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function zR(n,e,t,i){let r={},s={};function o(_,w){let b=w.program;i.uniformBlockBinding(_,b,r[_.id])}function a(_,w){let b=r[_.id];b===void 0&&(g(_),b=l(_),r[_.id]=b,_.addEventListener("dispose",p));let E=w.program;i.updateUBOMapping(_,E);let S=e.render.frame;s[_.id]!==S&&(c(_),s[_.id]=S)}function l(_){let w=n.createBuffer(),b=_.__size,E=_.usage;return n.bindBuffer(n.UNIFORM_BUFFER,w),n.bufferData(n.UNIFORM_BUFFER,b,E),n.bindBuffer(n.UNIFORM_BUFFER,null),w}function c(_){let w=r[_.id],b=_.uniforms,E=_.__cache;n.bindBuffer(n.UNIFORM_BUFFER,w);for(let S=0,x=b.length;S<x;S++){let A=b[S];if(Array.isArray(A))for(let O=0,F=A.length;O<F;O++)u(A[O],S,O,E);else u(A,S,0,E)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(_,w,b,E){if(d(_,w,b,E)===!0){let S=_.__offset,x=_.value;if(Array.isArray(x)){let A=0;for(let O=0;O<x.length;O++){let F=x[O],D=y(F,!0);h(F,_.__data,A),A+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,_.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,S,_.__data)}}function h(_,w,b){typeof _=="number"||typeof _=="boolean"?w[b]=_:_.isMatrix3?(w[b]=_.elements[0],w[b+1]=_.elements[1],w[b+2]=_.elements[2],w[b+3]=0,w[b+4]=_.elements[3],w[b+5]=_.elements[4],w[b+6]=_.elements[5],w[b+7]=0,w[b+8]=_.elements[6],w[b+9]=_.elements[7],w[b+10]=_.elements[8],w[b+11]=0):ArrayBuffer.isView(_)?w.set(_.subarray(0,w.length-b),b):_.toArray(w,b)}function d(_,w,b,E){let S=_.value,x=w+"_"+b;if(Array.isArray(S)){E[x]===void 0&&(E[x]=[]);let A=E[x],O=!1;for(let F=0;F<S.length;F++)f(S[F],A,F)===!0&&(O=!0);return O}return f(S,E,x)}function f(_,w,b){if(w[b]===void 0)return typeof _=="number"||typeof _=="boolean"?w[b]=_:ArrayBuffer.isView(_)?w[b]=_.slice():w[b]=_.clone(),!0;{let E=w[b];if(typeof _=="number"||typeof _=="boolean"){if(E!==_)return w[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(E.equals(_)===!1)return E.copy(_),!0}}return!1}function g(_){let w=_.uniforms,b=0,E=16;for(let x=0,A=w.length;x<A;x++){let O=Array.isArray(w[x])?w[x]:[w[x]];for(let F=0,D=O.length;F<D;F++){let V=O[F],L=Array.isArray(V.value)?V.value:[V.value],P=Array.isArray(w[x])||Array.isArray(V.value),k=b;for(let G=0,re=L.length;G<re;G++){let $=L[G],J=y($,P),te=b%E,de=te%J.boundary,se=te+de;b+=de,se!==0&&E-se<J.storage&&(b+=E-se),G===0&&(k=b),b+=J.storage}let B=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new B((b-k)/Float32Array.BYTES_PER_ELEMENT),V.__offset=k}}let S=b%E;return S>0&&(b+=E-S),_.__size=b,_.__cache={},this}function y(_,w){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Ke("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Ke("WebGLRenderer: Unsupported uniform value type.",_),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(_){let w=_.target;w.removeEventListener("dispose",p),n.deleteBuffer(r[w.id]),delete r[w.id],delete s[w.id]}function m(){for(let _ in r)n.deleteBuffer(r[_]);r={},s={}}return{bind:o,update:a,dispose:m}}var VR=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ps=null;function HR(){return Ps===null&&(Ps=new Xd(VR,16,16,Yo,jr),Ps.name="DFG_LUT",Ps.minFilter=Hi,Ps.magFilter=Hi,Ps.wrapS=Ss,Ps.wrapT=Ss,Ps.generateMipmaps=!1,Ps.needsUpdate=!0),Ps}var tp=class{constructor(e={}){let{canvas:t=Sx(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Ki}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let y=f,p=new Set([bf,xf,yf]),m=new Set([Ki,Kr,lc,Oa,vf,_f]),_=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},E=null,S=null,x=[],A=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Rs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let F=this,D=!1,V=null,L=null,P=null,k=null;this._outputColorSpace=mr;let B=0,G=0,re=null,$=-1,J=null,te=new _n,de=new _n,se=null,Q=new ht(0),fe=0,_e=t.width,Ee=t.height,Me=1,$e=null,ot=null,Ge=new _n(0,0,_e,Ee),mt=new _n(0,0,_e,Ee),dt=!1,rt=new zo,fn=new Yd,en=!1,Bn=!1,$t=new Ft,hi=new K,At=new _n,jn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Sn=!1;function zn(){return re===null?Me:1}let H=i;function Re(R,W){return t.getContext(R,W)}let Je,at,Se,Zt,He,Ye,I,T,X,he,le,ve,ye,ne,oe,me,z,ae,ie,we,ge,be,We;try{let R={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),H===null){let W="webgl2";if(H=Re(W,R),H===null)throw Re(W)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(R){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),tt("WebGLRenderer: "+R.message),R}function Qe(){Je=new QE(H),Je.init(),ge=new kR(H,Je),at=new HE(H,Je,e,ge),Se=new DR(H,Je),at.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),L=H.createFramebuffer(),P=H.createFramebuffer(),k=H.createFramebuffer(),Zt=new nC(H),He=new yR,Ye=new NR(H,Je,Se,He,at,ge,Zt),I=new jE(F),T=new rA(H),be=new zE(H,T),X=new eC(H,T,Zt,be),he=new rC(H,X,T,be,Zt),ae=new iC(H,at,Ye),oe=new GE(He),le=new _R(F,I,Je,at,be,oe),ve=new BR(F,He),ye=new bR,ne=new ER(Je),z=new BE(F,I,Se,he,g,l),me=new LR(F,he,at),We=new zR(H,Zt,at,Se),ie=new VE(H,Je,Zt),we=new tC(H,Je,Zt),Zt.programs=le.programs,F.capabilities=at,F.extensions=Je,F.properties=He,F.renderLists=ye,F.shadowMap=me,F.state=Se,F.info=Zt}y!==Ki&&(O=new oC(y,t.width,t.height,a,r,s));let ue=new Qg(F,H);this.xr=ue,this.getContext=function(){return H},this.getContextAttributes=function(){return H.getContextAttributes()},this.forceContextLoss=function(){let R=Je.get("WEBGL_lose_context");R&&R.loseContext()},this.forceContextRestore=function(){let R=Je.get("WEBGL_lose_context");R&&R.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(R){R!==void 0&&(Me=R,this.setSize(_e,Ee,!1))},this.getSize=function(R){return R.set(_e,Ee)},this.setSize=function(R,W,ee=!0){if(ue.isPresenting){Ke("WebGLRenderer: Can't change size while VR device is presenting.");return}_e=R,Ee=W,t.width=Math.floor(R*Me),t.height=Math.floor(W*Me),ee===!0&&(t.style.width=R+"px",t.style.height=W+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,R,W)},this.getDrawingBufferSize=function(R){return R.set(_e*Me,Ee*Me).floor()},this.setDrawingBufferSize=function(R,W,ee){_e=R,Ee=W,Me=ee,t.width=Math.floor(R*ee),t.height=Math.floor(W*ee),this.setViewport(0,0,R,W)},this.setEffects=function(R){if(y===Ki){tt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(R){for(let W=0;W<R.length;W++)if(R[W].isOutputPass===!0){Ke("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(R||[])},this.getCurrentViewport=function(R){return R.copy(te)},this.getViewport=function(R){return R.copy(Ge)},this.setViewport=function(R,W,ee,Y){R.isVector4?Ge.set(R.x,R.y,R.z,R.w):Ge.set(R,W,ee,Y),Se.viewport(te.copy(Ge).multiplyScalar(zn()).round())},this.getScissor=function(R){return R.copy(mt)},this.setScissor=function(R,W,ee,Y){R.isVector4?mt.set(R.x,R.y,R.z,R.w):mt.set(R,W,ee,Y),Se.scissor(de.copy(mt).multiplyScalar(zn()).round())},this.getScissorTest=function(){return dt},this.setScissorTest=function(R){Se.setScissorTest(dt=R)},this.setOpaqueSort=function(R){$e=R},this.setTransparentSort=function(R){ot=R},this.getClearColor=function(R){return R.copy(z.getClearColor())},this.setClearColor=function(){z.setClearColor(...arguments)},this.getClearAlpha=function(){return z.getClearAlpha()},this.setClearAlpha=function(){z.setClearAlpha(...arguments)},this.clear=function(R=!0,W=!0,ee=!0){let Y=0;if(R){let Z=!1;if(re!==null){let Ae=re.texture.format;Z=p.has(Ae)}if(Z){let Ae=re.texture.type,Pe=m.has(Ae),Te=z.getClearColor(),Ie=z.getClearAlpha(),ze=Te.r,nt=Te.g,gt=Te.b;Pe?(_[0]=ze,_[1]=nt,_[2]=gt,_[3]=Ie,H.clearBufferuiv(H.COLOR,0,_)):(w[0]=ze,w[1]=nt,w[2]=gt,w[3]=Ie,H.clearBufferiv(H.COLOR,0,w))}else Y|=H.COLOR_BUFFER_BIT}W&&(Y|=H.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Y|=H.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&H.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(R){R.setRenderer(this),V=R},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),z.dispose(),ye.dispose(),ne.dispose(),Ye.dispose(),He.dispose(),I.dispose(),he.dispose(),X.dispose(),be.dispose(),We.dispose(),le.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",Sh),ue.removeEventListener("sessionend",hs),Us.stop()};function Oe(R){R.preventDefault(),Og("WebGLRenderer: Context Lost."),D=!0}function et(){Og("WebGLRenderer: Context Restored."),D=!1;let R=Zt.autoReset,W=me.enabled,ee=me.autoUpdate,Y=me.needsUpdate,Z=me.type;Qe(),Zt.autoReset=R,me.enabled=W,me.autoUpdate=ee,me.needsUpdate=Y,me.type=Z}function Ce(R){tt("WebGLRenderer: A WebGL context could not be created. Reason: ",R.statusMessage)}function ct(R){let W=R.target;W.removeEventListener("dispose",ct),nn(W)}function nn(R){Ni(R),He.remove(R)}function Ni(R){let W=He.get(R).programs;W!==void 0&&(W.forEach(function(ee){le.releaseProgram(ee)}),R.isShaderMaterial&&le.releaseShaderCache(R))}this.renderBufferDirect=function(R,W,ee,Y,Z,Ae){W===null&&(W=jn);let Pe=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Te=Gc(R,W,ee,Y,Z);Se.setMaterial(Y,Pe);let Ie=ee.index,ze=1;if(Y.wireframe===!0){if(Ie=X.getWireframeAttribute(ee),Ie===void 0)return;ze=2}let nt=ee.drawRange,gt=ee.attributes.position,Be=nt.start*ze,vt=(nt.start+nt.count)*ze;Ae!==null&&(Be=Math.max(Be,Ae.start*ze),vt=Math.min(vt,(Ae.start+Ae.count)*ze)),Ie!==null?(Be=Math.max(Be,0),vt=Math.min(vt,Ie.count)):gt!=null&&(Be=Math.max(Be,0),vt=Math.min(vt,gt.count));let yn=vt-Be;if(yn<0||yn===1/0)return;be.setup(Z,Y,Te,ee,Ie);let Ht,Gt=ie;if(Ie!==null&&(Ht=T.get(Ie),Gt=we,Gt.setIndex(Ht)),Z.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*zn()),Gt.setMode(H.LINES)):Gt.setMode(H.TRIANGLES);else if(Z.isLine){let Qn=Y.linewidth;Qn===void 0&&(Qn=1),Se.setLineWidth(Qn*zn()),Z.isLineSegments?Gt.setMode(H.LINES):Z.isLineLoop?Gt.setMode(H.LINE_LOOP):Gt.setMode(H.LINE_STRIP)}else Z.isPoints?Gt.setMode(H.POINTS):Z.isSprite&&Gt.setMode(H.TRIANGLES);if(Z.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))Gt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Qn=Z._multiDrawStarts,Fe=Z._multiDrawCounts,Vn=Z._multiDrawCount,xt=Ie?T.get(Ie).bytesPerElement:1,Bs=He.get(Y).currentProgram.getUniforms();for(let Hn=0;Hn<Vn;Hn++)Bs.setValue(H,"_gl_DrawID",Hn),Gt.render(Qn[Hn]/xt,Fe[Hn])}else if(Z.isInstancedMesh)Gt.renderInstances(Be,yn,Z.count);else if(ee.isInstancedBufferGeometry){let Qn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Fe=Math.min(ee.instanceCount,Qn);Gt.renderInstances(Be,yn,Fe)}else Gt.render(Be,yn)};function zc(R,W,ee,Y){V!==null&&R.isNodeMaterial&&V.setObject(Y,R),en===!0&&oe.setState(R,ee,!1),R.transparent===!0&&R.side===Cs&&R.forceSinglePass===!1?(R.side=wi,R.needsUpdate=!0,ds(R,W,Y),R.side=Xo,R.needsUpdate=!0,ds(R,W,Y),R.side=Cs):ds(R,W,Y)}this.compile=function(R,W,ee=null){ee===null&&(ee=R),V!==null&&V.renderStart(R,W,ee),S=ne.get(ee),S.init(W),A.push(S),ee.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(S.pushLight(Z),Z.castShadow&&S.pushShadow(Z))}),R!==ee&&R.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(S.pushLight(Z),Z.castShadow&&S.pushShadow(Z))}),S.setupLights(),V!==null&&V.updateLights(S.state.lightsArray),Bn=this.localClippingEnabled,en=oe.init(this.clippingPlanes,Bn),en===!0&&oe.setGlobalState(this.clippingPlanes,W),V!==null&&me.render(S.state.shadowsArray,ee,W);let Y=new Set;return R.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ae=Z.material;if(Ae)if(Array.isArray(Ae))for(let Pe=0;Pe<Ae.length;Pe++){let Te=Ae[Pe];zc(Te,ee,W,Z),Y.add(Te)}else zc(Ae,ee,W,Z),Y.add(Ae)}),S=A.pop(),V!==null&&V.renderEnd(),Y},this.compileAsync=function(R,W,ee=null){let Y=this.compile(R,W,ee);return new Promise(Z=>{function Ae(){if(Y.forEach(function(Pe){let Ie=He.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&Y.delete(Pe)}),Y.size===0){Z(R);return}setTimeout(Ae,10)}Je.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let el=null;function $p(R){el&&el(R)}function Sh(){Us.stop()}function hs(){Us.start()}let Us=new Qx;Us.setAnimationLoop($p),typeof self<"u"&&Us.setContext(self),this.setAnimationLoop=function(R){el=R,ue.setAnimationLoop(R),R===null?Us.stop():Us.start()},ue.addEventListener("sessionstart",Sh),ue.addEventListener("sessionend",hs),this.render=function(R,W){if(W!==void 0&&W.isCamera!==!0){tt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;V!==null&&V.renderStart(R,W);let ee=ue.enabled===!0&&ue.isPresenting===!0,Y=O!==null&&(re===null||ee)&&O.begin(F,re);if(R.matrixWorldAutoUpdate===!0&&R.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(W),W=ue.getCamera()),R.isScene===!0&&R.onBeforeRender(F,R,W,re),S=ne.get(R,A.length),S.init(W),S.state.textureUnits=Ye.getTextureUnits(),A.push(S),$t.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),W.isArrayCamera?fn.setFromArrayCamera(W):rt.setFromProjectionMatrix($t,Ir,W.reversedDepth),Bn=this.localClippingEnabled,en=oe.init(this.clippingPlanes,Bn),E=ye.get(R,x.length),E.init(),x.push(E),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Pe=F.xr.getDepthSensingMesh();Pe!==null&&Os(Pe,W,-1/0,F.sortObjects)}Os(R,W,0,F.sortObjects),E.finish(),V!==null&&V.updateLights(S.state.lightsArray),F.sortObjects===!0&&E.sort($e,ot),Sn=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,Sn&&z.addToRenderList(E,R),this.info.autoReset===!0&&this.info.reset(),en===!0&&oe.beginShadows();let Z=S.state.shadowsArray;if(me.render(Z,R,W),en===!0&&oe.endShadows(),(Y&&O.hasRenderPass())===!1){let Pe=E.opaque,Te=E.transmissive;if(S.setupLights(),W.isArrayCamera){let Ie=W.cameras;if(Te.length>0)for(let ze=0,nt=Ie.length;ze<nt;ze++){let gt=Ie[ze];Ur(Pe,Te,R,gt)}Sn&&z.render(R);for(let ze=0,nt=Ie.length;ze<nt;ze++){let gt=Ie[ze];Vc(E,R,gt,gt.viewport)}}else Te.length>0&&Ur(Pe,Te,R,W),Sn&&z.render(R),Vc(E,R,W)}re!==null&&G===0&&(Ye.updateMultisampleRenderTarget(re),Ye.updateRenderTargetMipmap(re)),Y&&O.end(F),R.isScene===!0&&R.onAfterRender(F,R,W),be.resetDefaultState(),$=-1,J=null,A.pop(),A.length>0?(S=A[A.length-1],Ye.setTextureUnits(S.state.textureUnits),en===!0&&oe.setGlobalState(F.clippingPlanes,S.state.camera)):S=null,x.pop(),x.length>0?E=x[x.length-1]:E=null,V!==null&&V.renderEnd()};function Os(R,W,ee,Y){if(R.visible===!1)return;if(R.layers.test(W.layers)){if(R.isGroup)ee=R.renderOrder;else if(R.isLOD)R.autoUpdate===!0&&R.update(W);else if(R.isLight)S.pushLight(R),R.castShadow&&S.pushShadow(R);else if(R.isSprite){let Pe=W.isArrayCamera?fn:rt;if(!R.frustumCulled||R.intersectsFrustum(Pe)){Y&&At.setFromMatrixPosition(R.matrixWorld).applyMatrix4($t);let Te=he.update(R),Ie=R.material;Ie.visible&&E.push(R,Te,Ie,ee,At.z,null,W)}}else if(R.isMesh||R.isLine||R.isPoints){let Pe=W.isArrayCamera?fn:rt;if(!R.frustumCulled||R.intersectsFrustum(Pe)){let Te=he.update(R),Ie=R.material;if(Y&&(R.boundingSphere!==void 0?(R.boundingSphere===null&&R.computeBoundingSphere(),At.copy(R.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),At.copy(Te.boundingSphere.center)),At.applyMatrix4(R.matrixWorld).applyMatrix4($t)),Array.isArray(Ie)){let ze=Te.groups;for(let nt=0,gt=ze.length;nt<gt;nt++){let Be=ze[nt],vt=Ie[Be.materialIndex];vt&&vt.visible&&E.push(R,Te,vt,ee,At.z,Be,W)}}else Ie.visible&&E.push(R,Te,Ie,ee,At.z,null,W)}}}let Ae=R.children;for(let Pe=0,Te=Ae.length;Pe<Te;Pe++)Os(Ae[Pe],W,ee,Y)}function Vc(R,W,ee,Y){let{opaque:Z,transmissive:Ae,transparent:Pe}=R;S.setupLightsView(ee),en===!0&&oe.setGlobalState(F.clippingPlanes,ee),Y&&Se.viewport(te.copy(Y)),Z.length>0&&wn(Z,W,ee),Ae.length>0&&wn(Ae,W,ee),Pe.length>0&&wn(Pe,W,ee),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Ur(R,W,ee,Y){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[Y.id]===void 0){let Be=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[Y.id]=new vr(1,1,{generateMipmaps:!0,type:Be?jr:Ki,minFilter:ro,samples:Math.max(4,at.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Mt.workingColorSpace})}let Ae=S.state.transmissionRenderTarget[Y.id],Pe=Y.viewport||te;Ae.setSize(Pe.z*F.transmissionResolutionScale,Pe.w*F.transmissionResolutionScale);let Te=F.getRenderTarget(),Ie=F.getActiveCubeFace(),ze=F.getActiveMipmapLevel();F.setRenderTarget(Ae),F.getClearColor(Q),fe=F.getClearAlpha(),fe<1&&F.setClearColor(16777215,.5),F.clear(),Sn&&z.render(ee);let nt=F.toneMapping;F.toneMapping=Rs;let gt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),S.setupLightsView(Y),en===!0&&oe.setGlobalState(F.clippingPlanes,Y),wn(R,ee,Y),Ye.updateMultisampleRenderTarget(Ae),Ye.updateRenderTargetMipmap(Ae),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let vt=0,yn=W.length;vt<yn;vt++){let Ht=W[vt],{object:Gt,geometry:Qn,material:Fe,group:Vn}=Ht;if(Fe.side===Cs&&Gt.layers.test(Y.layers)){let xt=Fe.side;Fe.side=wi,Fe.needsUpdate=!0,Dn(Gt,ee,Y,Qn,Fe,Vn),Fe.side=xt,Fe.needsUpdate=!0,Be=!0}}Be===!0&&(Ye.updateMultisampleRenderTarget(Ae),Ye.updateRenderTargetMipmap(Ae))}F.setRenderTarget(Te,Ie,ze),F.setClearColor(Q,fe),gt!==void 0&&(Y.viewport=gt),F.toneMapping=nt}function wn(R,W,ee){let Y=W.isScene===!0?W.overrideMaterial:null;for(let Z=0,Ae=R.length;Z<Ae;Z++){let Pe=R[Z],{object:Te,geometry:Ie,group:ze}=Pe,nt=Pe.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Te.layers.test(ee.layers)&&Dn(Te,W,ee,Ie,nt,ze)}}function Dn(R,W,ee,Y,Z,Ae){V!==null&&Z.isNodeMaterial&&V.setObject(R,Z),R.onBeforeRender(F,W,ee,Y,Z,Ae),R.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,R.matrixWorld),R.normalMatrix.getNormalMatrix(R.modelViewMatrix),Z.onBeforeRender(F,W,ee,Y,R,Ae),Z.transparent===!0&&Z.side===Cs&&Z.forceSinglePass===!1?(Z.side=wi,Z.needsUpdate=!0,F.renderBufferDirect(ee,W,Y,Z,R,Ae),Z.side=Xo,Z.needsUpdate=!0,F.renderBufferDirect(ee,W,Y,Z,R,Ae),Z.side=Cs):F.renderBufferDirect(ee,W,Y,Z,R,Ae),R.onAfterRender(F,W,ee,Y,Z,Ae)}function Nn(R){let W=0;for(let ee of R)ee.texture!==null&&W++;return W}function ds(R,W,ee){W.isScene!==!0&&(W=jn);let Y=He.get(R),Z=S.state.lights,Ae=S.state.shadowsArray,Pe=Z.state.version,Te=le.getParameters(R,Z.state,Ae,W,ee,S.state.lightProbeGridArray),Ie=le.getProgramCacheKey(Te),ze=Y.programs;Y.environment=R.isMeshStandardMaterial||R.isMeshLambertMaterial||R.isMeshPhongMaterial?W.environment:null,Y.fog=W.fog;let nt=R.isMeshStandardMaterial||R.isMeshLambertMaterial&&!R.envMap||R.isMeshPhongMaterial&&!R.envMap;Y.envMap=I.get(R.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&R.envMap===null?W.environmentRotation:R.envMapRotation,ze===void 0&&(R.addEventListener("dispose",ct),ze=new Map,Y.programs=ze,Y.programVariants=new Map);let gt=ze.get(Ie);if(gt!==void 0){if(Y.currentProgram===gt&&Y.lightsStateVersion===Pe)return Hc(R,Te),gt}else Te.uniforms=le.getUniforms(R),V!==null&&R.isNodeMaterial&&V.build(R,ee,Te),R.onBeforeCompile(Te,F),gt=le.acquireProgram(Te,Ie),ze.set(Ie,gt),Y.uniforms=Te.uniforms;let Be=Y.uniforms;return(!R.isShaderMaterial&&!R.isRawShaderMaterial||R.clipping===!0)&&(Be.clippingPlanes=oe.uniform),Hc(R,Te),Y.needsLights=go(R),Y.lightsStateVersion=Pe,Y.needsLights&&(Be.ambientLightColor.value=Z.state.ambient,Be.lightProbe.value=Z.state.probe,Be.sunLights.value=Z.state.sun,Be.sunLightShadows.value=Z.state.sunShadow,Be.directionalLights.value=Z.state.directional,Be.directionalLightShadows.value=Z.state.directionalShadow,Be.spotLights.value=Z.state.spot,Be.spotLightShadows.value=Z.state.spotShadow,Be.rectAreaLights.value=Z.state.rectArea,Be.ltc_1.value=Z.state.rectAreaLTC1,Be.ltc_2.value=Z.state.rectAreaLTC2,Be.pointLights.value=Z.state.point,Be.pointLightShadows.value=Z.state.pointShadow,Be.hemisphereLights.value=Z.state.hemi,Be.sunShadowMatrix.value=Z.state.sunShadowMatrix,Be.sunShadowCascade.value=Z.state.sunShadowCascade,Be.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Be.spotLightMatrix.value=Z.state.spotLightMatrix,Be.spotLightMap.value=Z.state.spotLightMap,Be.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=Nn(S.state.lightProbeGridArray),Y.currentProgram=gt,Y.uniformsList=null,gt}function er(R,W,ee,Y,Z){let Ae=He.get(R),Pe=Ae.currentProgram.id+","+Y+","+Z,Te=Ae.programVariants.get(Pe);return Te===void 0?(Te=ds(R,W,ee),Ae.programVariants.set(Pe,Te)):(Ae.currentProgram=Te,Ae.uniformsList=null,Ae.outputColorSpace=Y,Ae.toneMapping=Z),Te}function mo(R){if(R.uniformsList===null){let W=R.currentProgram.getUniforms();R.uniformsList=cc.seqWithValue(W.seq,R.uniforms)}return R.uniformsList}function Hc(R,W){let ee=He.get(R);ee.outputColorSpace=W.outputColorSpace,ee.batching=W.batching,ee.batchingColor=W.batchingColor,ee.instancing=W.instancing,ee.instancingColor=W.instancingColor,ee.instancingMorph=W.instancingMorph,ee.skinning=W.skinning,ee.morphTargets=W.morphTargets,ee.morphNormals=W.morphNormals,ee.morphColors=W.morphColors,ee.morphTargetsCount=W.morphTargetsCount,ee.numClippingPlanes=W.numClippingPlanes,ee.numIntersection=W.numClipIntersection,ee.vertexAlphas=W.vertexAlphas,ee.vertexTangents=W.vertexTangents,ee.toneMapping=W.toneMapping}function Gc(R,W,ee,Y,Z){W.isScene!==!0&&(W=jn),Ye.resetTextureUnits();let Ae=W.fog,Pe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?W.environment:null,Te=re===null?F.outputColorSpace:re.isXRRenderTarget===!0?re.texture.colorSpace:Mt.workingColorSpace,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,ze=I.get(Y.envMap||Pe,Ie),nt=Y.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,gt=!!ee.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Be=!!ee.morphAttributes.position,vt=!!ee.morphAttributes.normal,yn=!!ee.morphAttributes.color,Ht=Rs;Y.toneMapped&&(re===null||re.isXRRenderTarget===!0)&&(Ht=F.toneMapping);let Gt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Qn=Gt!==void 0?Gt.length:0,Fe=He.get(Y),Vn=S.state.lights;if(en===!0&&(Bn===!0||R!==J)){let Wt=R===J&&Y.id===$;oe.setState(Y,R,Wt)}let xt=!1,Bs=!1;Y.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==Vn.state.version||Z.isBatchedMesh&&Fe.batching===!1||!Z.isBatchedMesh&&Fe.batching===!0||Z.isBatchedMesh&&Fe.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Fe.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Fe.instancing===!1||!Z.isInstancedMesh&&Fe.instancing===!0||Z.isSkinnedMesh&&Fe.skinning===!1||!Z.isSkinnedMesh&&Fe.skinning===!0||Z.isInstancedMesh&&Fe.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Fe.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Fe.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Fe.instancingMorph===!1&&Z.morphTexture!==null||Fe.envMap!==ze||Y.fog===!0&&Fe.fog!==Ae||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==oe.numPlanes||Fe.numIntersection!==oe.numIntersection)||Fe.vertexAlphas!==nt||Fe.vertexTangents!==gt||Fe.morphTargets!==Be||Fe.morphNormals!==vt||Fe.morphColors!==yn||Fe.morphTargetsCount!==Qn||Fe.numLightProbeGrids!==Nn(S.state.lightProbeGridArray)?xt=!0:(Fe.outputColorSpace!==Te||Fe.toneMapping!==Ht)&&(Bs=!0):(xt=!0,Fe.__version=Y.version);let Hn=Fe.currentProgram;(xt===!0||Bs===!0)&&(Hn=Bs===!0?er(Y,W,Z,Te,Ht):ds(Y,W,Z),V&&Y.isNodeMaterial&&V.onUpdateProgram(Y,Hn,Fe));let il=!1,fs=!1,zs=!1,ft=Hn.getUniforms(),An=Fe.uniforms;if(Se.useProgram(Hn.program)&&(il=!0,fs=!0,zs=!0),Y.id!==$&&($=Y.id,fs=!0),il||J!==R){Se.buffers.depth.getReversed()&&R.reversedDepth!==!0&&(R._reversedDepth=!0,R.updateProjectionMatrix()),ft.setValue(H,"projectionMatrix",R.projectionMatrix),ft.setValue(H,"viewMatrix",R.matrixWorldInverse);let Gn=ft.map.cameraPosition;Gn!==void 0&&Gn.setValue(H,hi.setFromMatrixPosition(R.matrixWorld)),at.logarithmicDepthBuffer&&ft.setValue(H,"logDepthBufFC",2/(Math.log(R.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&ft.setValue(H,"isOrthographic",R.isOrthographicCamera===!0),J!==R&&(J=R,fs=!0,zs=!0)}if(Fe.needsLights&&(Vn.state.sunShadowMap.length>0&&ft.setValue(H,"sunShadowMap",Vn.state.sunShadowMap,Ye),Vn.state.directionalShadowMap.length>0&&ft.setValue(H,"directionalShadowMap",Vn.state.directionalShadowMap,Ye),Vn.state.spotShadowMap.length>0&&ft.setValue(H,"spotShadowMap",Vn.state.spotShadowMap,Ye),Vn.state.pointShadowMap.length>0&&ft.setValue(H,"pointShadowMap",Vn.state.pointShadowMap,Ye)),Z.isSkinnedMesh){ft.setOptional(H,Z,"bindMatrix"),ft.setOptional(H,Z,"bindMatrixInverse");let Wt=Z.skeleton;Wt&&(Wt.boneTexture===null&&Wt.computeBoneTexture(),ft.setValue(H,"boneTexture",Wt.boneTexture,Ye))}Z.isBatchedMesh&&(ft.setOptional(H,Z,"batchingTexture"),ft.setValue(H,"batchingTexture",Z._matricesTexture,Ye),ft.setOptional(H,Z,"batchingIdTexture"),ft.setValue(H,"batchingIdTexture",Z._indirectTexture,Ye),ft.setOptional(H,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ft.setValue(H,"batchingColorTexture",Z._colorsTexture,Ye));let ki=ee.morphAttributes;if((ki.position!==void 0||ki.normal!==void 0||ki.color!==void 0)&&ae.update(Z,ee,Hn),(fs||Fe.receiveShadow!==Z.receiveShadow)&&(Fe.receiveShadow=Z.receiveShadow,ft.setValue(H,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&W.environment!==null&&(An.envMapIntensity.value=W.environmentIntensity),An.dfgLUT!==void 0&&(An.dfgLUT.value=HR()),fs){if(ft.setValue(H,"toneMappingExposure",F.toneMappingExposure),Fe.needsLights&&tl(An,zs),Ae&&Y.fog===!0&&ve.refreshFogUniforms(An,Ae),ve.refreshMaterialUniforms(An,Y,Me,Ee,S.state.transmissionRenderTarget[R.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Wt=b,Gn=0;for(let Ti of S.state.lightProbeGridArray)Ti.texture!==null&&(Wt.textures[Gn]=Ti.texture,Wt.min[Gn]=Ti.boundingBox.min,Wt.max[Gn]=Ti.boundingBox.max,Wt.resolution[Gn]=Ti.resolution,Gn++);for(let Ti in Wt)Wt[Ti].length=Gn;An.probesSH.value=Wt.textures,An.probesMin.value=Wt.min,An.probesMax.value=Wt.max,An.probesResolution.value=Wt.resolution}cc.upload(H,mo(Fe),An,Ye)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(cc.upload(H,mo(Fe),An,Ye),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&ft.setValue(H,"center",Z.center),ft.setValue(H,"modelViewMatrix",Z.modelViewMatrix),ft.setValue(H,"normalMatrix",Z.normalMatrix),ft.setValue(H,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Wt=Y.uniformsGroups;for(let Gn=0,Ti=Wt.length;Gn<Ti;Gn++){let wh=Wt[Gn];We.update(wh,Hn),We.bind(wh,Hn)}}return Hn}function tl(R,W){R.ambientLightColor.needsUpdate=W,R.lightProbe.needsUpdate=W,R.sunLights.needsUpdate=W,R.sunLightShadows.needsUpdate=W,R.directionalLights.needsUpdate=W,R.directionalLightShadows.needsUpdate=W,R.pointLights.needsUpdate=W,R.pointLightShadows.needsUpdate=W,R.spotLights.needsUpdate=W,R.spotLightShadows.needsUpdate=W,R.rectAreaLights.needsUpdate=W,R.hemisphereLights.needsUpdate=W}function go(R){return R.isMeshLambertMaterial||R.isMeshToonMaterial||R.isMeshPhongMaterial||R.isMeshStandardMaterial||R.isShadowMaterial||R.isShaderMaterial&&R.lights===!0}this.getActiveCubeFace=function(){return B},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return re},this.setRenderTargetTextures=function(R,W,ee){let Y=He.get(R);Y.__autoAllocateDepthBuffer=R.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),He.get(R.texture).__webglTexture=W,He.get(R.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:ee,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(R,W){let ee=He.get(R);ee.__webglFramebuffer=W,ee.__useDefaultFramebuffer=W===void 0},this.setRenderTarget=function(R,W=0,ee=0){re=R,B=W,G=ee;let Y=null,Z=!1,Ae=!1;if(R){let Te=He.get(R);if(Te.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(H.FRAMEBUFFER,Te.__webglFramebuffer),te.copy(R.viewport),de.copy(R.scissor),se=R.scissorTest,Se.viewport(te),Se.scissor(de),Se.setScissorTest(se),$=-1;return}else if(Te.__webglFramebuffer===void 0)Ye.setupRenderTarget(R);else if(Te.__hasExternalTextures)Ye.rebindTextures(R,He.get(R.texture).__webglTexture,He.get(R.depthTexture).__webglTexture);else if(R.depthBuffer){let nt=R.depthTexture;if(Te.__boundDepthTexture!==nt){if(nt!==null&&He.has(nt)&&(R.width!==nt.image.width||R.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(R)}}let Ie=R.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ae=!0);let ze=He.get(R).__webglFramebuffer;R.isWebGLCubeRenderTarget?(Array.isArray(ze[W])?Y=ze[W][ee]:Y=ze[W],Z=!0):R.samples>0&&Ye.useMultisampledRTT(R)===!1?Y=He.get(R).__webglMultisampledFramebuffer:Array.isArray(ze)?Y=ze[ee]:Y=ze,te.copy(R.viewport),de.copy(R.scissor),se=R.scissorTest}else te.copy(Ge).multiplyScalar(Me).floor(),de.copy(mt).multiplyScalar(Me).floor(),se=dt;if(ee!==0&&(Y=L),Se.bindFramebuffer(H.FRAMEBUFFER,Y)&&Se.drawBuffers(R,Y),Se.viewport(te),Se.scissor(de),Se.setScissorTest(se),Z){let Te=He.get(R.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_CUBE_MAP_POSITIVE_X+W,Te.__webglTexture,ee)}else if(Ae){let Te=W;for(let Ie=0;Ie<R.textures.length;Ie++){let ze=He.get(R.textures[Ie]);H.framebufferTextureLayer(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0+Ie,ze.__webglTexture,ee,Te)}}else if(R!==null&&ee!==0){let Te=He.get(R.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Te.__webglTexture,ee)}$=-1};function nl(R){let W=He.get(R);return(W.__readFormat!==R.format||W.__readType!==R.type)&&(W.__readFormat=R.format,W.__readType=R.type,W.__formatReadable=at.textureFormatReadable(R.format),W.__typeReadable=at.textureTypeReadable(R.type)),W}this.readRenderTargetPixels=function(R,W,ee,Y,Z,Ae,Pe,Te=0){if(!(R&&R.isWebGLRenderTarget)){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=He.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(H.FRAMEBUFFER,Ie);try{let ze=R.textures[Te],nt=ze.format,gt=ze.type;R.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Te);let Be=nl(ze);if(Be.__formatReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=R.width-Y&&ee>=0&&ee<=R.height-Z&&H.readPixels(W,ee,Y,Z,ge.convert(nt),ge.convert(gt),Ae)}finally{let ze=re!==null?He.get(re).__webglFramebuffer:null;Se.bindFramebuffer(H.FRAMEBUFFER,ze)}}},this.readRenderTargetPixelsAsync=async function(R,W,ee,Y,Z,Ae,Pe,Te=0){if(!(R&&R.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=He.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(W>=0&&W<=R.width-Y&&ee>=0&&ee<=R.height-Z){Se.bindFramebuffer(H.FRAMEBUFFER,Ie);let ze=R.textures[Te],nt=ze.format,gt=ze.type;R.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Te);let Be=nl(ze);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let vt=H.createBuffer();H.bindBuffer(H.PIXEL_PACK_BUFFER,vt),H.bufferData(H.PIXEL_PACK_BUFFER,Ae.byteLength,H.STREAM_READ),H.readPixels(W,ee,Y,Z,ge.convert(nt),ge.convert(gt),0),H.bindBuffer(H.PIXEL_PACK_BUFFER,null);let yn=re!==null?He.get(re).__webglFramebuffer:null;Se.bindFramebuffer(H.FRAMEBUFFER,yn);let Ht=H.fenceSync(H.SYNC_GPU_COMMANDS_COMPLETE,0);return H.flush(),await Ax(H,Ht,4),H.bindBuffer(H.PIXEL_PACK_BUFFER,vt),H.getBufferSubData(H.PIXEL_PACK_BUFFER,0,Ae),H.bindBuffer(H.PIXEL_PACK_BUFFER,null),H.deleteBuffer(vt),H.deleteSync(Ht),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(R,W=null,ee=0){let Y=Math.pow(2,-ee),Z=Math.floor(R.image.width*Y),Ae=Math.floor(R.image.height*Y),Pe=W!==null?W.x:0,Te=W!==null?W.y:0;Ye.setTexture2D(R,0),H.copyTexSubImage2D(H.TEXTURE_2D,ee,0,0,Pe,Te,Z,Ae),Se.unbindTexture()},this.copyTextureToTexture=function(R,W,ee=null,Y=null,Z=0,Ae=0){let Pe,Te,Ie,ze,nt,gt,Be,vt,yn,Ht=R.isCompressedTexture?R.mipmaps[Ae]:R.image;if(ee!==null)Pe=ee.max.x-ee.min.x,Te=ee.max.y-ee.min.y,Ie=ee.isBox3?ee.max.z-ee.min.z:1,ze=ee.min.x,nt=ee.min.y,gt=ee.isBox3?ee.min.z:0;else{let ft=Math.pow(2,-Z);Pe=Math.floor(Ht.width*ft),Te=Math.floor(Ht.height*ft),R.isDataArrayTexture?Ie=Ht.depth:R.isData3DTexture?Ie=Math.floor(Ht.depth*ft):Ie=1,ze=0,nt=0,gt=0}Y!==null?(Be=Y.x,vt=Y.y,yn=Y.z):(Be=0,vt=0,yn=0);let Gt=ge.convert(W.format),Qn=ge.convert(W.type),Fe;W.isData3DTexture?(Ye.setTexture3D(W,0),Fe=H.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(Ye.setTexture2DArray(W,0),Fe=H.TEXTURE_2D_ARRAY):(Ye.setTexture2D(W,0),Fe=H.TEXTURE_2D),Se.activeTexture(H.TEXTURE0),Se.pixelStorei(H.UNPACK_FLIP_Y_WEBGL,W.flipY),Se.pixelStorei(H.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),Se.pixelStorei(H.UNPACK_ALIGNMENT,W.unpackAlignment);let Vn=Se.getParameter(H.UNPACK_ROW_LENGTH),xt=Se.getParameter(H.UNPACK_IMAGE_HEIGHT),Bs=Se.getParameter(H.UNPACK_SKIP_PIXELS),Hn=Se.getParameter(H.UNPACK_SKIP_ROWS),il=Se.getParameter(H.UNPACK_SKIP_IMAGES);Se.pixelStorei(H.UNPACK_ROW_LENGTH,Ht.width),Se.pixelStorei(H.UNPACK_IMAGE_HEIGHT,Ht.height),Se.pixelStorei(H.UNPACK_SKIP_PIXELS,ze),Se.pixelStorei(H.UNPACK_SKIP_ROWS,nt),Se.pixelStorei(H.UNPACK_SKIP_IMAGES,gt);let fs=R.isDataArrayTexture||R.isData3DTexture,zs=W.isDataArrayTexture||W.isData3DTexture;if(R.isDepthTexture){let ft=He.get(R),An=He.get(W),ki=He.get(ft.__renderTarget),Wt=He.get(An.__renderTarget);Se.bindFramebuffer(H.READ_FRAMEBUFFER,ki.__webglFramebuffer),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,Wt.__webglFramebuffer);for(let Gn=0;Gn<Ie;Gn++)fs&&(H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,He.get(R).__webglTexture,Z,gt+Gn),H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,He.get(W).__webglTexture,Ae,yn+Gn)),H.blitFramebuffer(ze,nt,ze+Pe,nt+Te,Be,vt,Be+Pe,vt+Te,H.DEPTH_BUFFER_BIT,H.NEAREST);Se.bindFramebuffer(H.READ_FRAMEBUFFER,null),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else if(Z!==0||R.isRenderTargetTexture||He.has(R)){let ft=He.get(R),An=He.get(W);Se.bindFramebuffer(H.READ_FRAMEBUFFER,P),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,k);for(let ki=0;ki<Ie;ki++)fs?H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,ft.__webglTexture,Z,gt+ki):H.framebufferTexture2D(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,ft.__webglTexture,Z),zs?H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,An.__webglTexture,Ae,yn+ki):H.framebufferTexture2D(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,An.__webglTexture,Ae),Z!==0?H.blitFramebuffer(ze,nt,ze+Pe,nt+Te,Be,vt,Be+Pe,vt+Te,H.COLOR_BUFFER_BIT,H.NEAREST):zs?H.copyTexSubImage3D(Fe,Ae,Be,vt,yn+ki,ze,nt,Pe,Te):H.copyTexSubImage2D(Fe,Ae,Be,vt,ze,nt,Pe,Te);Se.bindFramebuffer(H.READ_FRAMEBUFFER,null),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else zs?R.isDataTexture||R.isData3DTexture?H.texSubImage3D(Fe,Ae,Be,vt,yn,Pe,Te,Ie,Gt,Qn,Ht.data):W.isCompressedArrayTexture?H.compressedTexSubImage3D(Fe,Ae,Be,vt,yn,Pe,Te,Ie,Gt,Ht.data):H.texSubImage3D(Fe,Ae,Be,vt,yn,Pe,Te,Ie,Gt,Qn,Ht):R.isDataTexture?H.texSubImage2D(H.TEXTURE_2D,Ae,Be,vt,Pe,Te,Gt,Qn,Ht.data):R.isCompressedTexture?H.compressedTexSubImage2D(H.TEXTURE_2D,Ae,Be,vt,Ht.width,Ht.height,Gt,Ht.data):H.texSubImage2D(H.TEXTURE_2D,Ae,Be,vt,Pe,Te,Gt,Qn,Ht);Se.pixelStorei(H.UNPACK_ROW_LENGTH,Vn),Se.pixelStorei(H.UNPACK_IMAGE_HEIGHT,xt),Se.pixelStorei(H.UNPACK_SKIP_PIXELS,Bs),Se.pixelStorei(H.UNPACK_SKIP_ROWS,Hn),Se.pixelStorei(H.UNPACK_SKIP_IMAGES,il),Ae===0&&W.generateMipmaps===!0&&W.mipmapsAutoUpdate===!0&&H.generateMipmap(Fe),Se.unbindTexture()},this.initRenderTarget=function(R){He.get(R).__webglFramebuffer===void 0&&Ye.setupRenderTarget(R)},this.initTexture=function(R){R.isCubeTexture?Ye.setTextureCube(R,0):R.isData3DTexture?Ye.setTexture3D(R,0):R.isDataArrayTexture||R.isCompressedArrayTexture?Ye.setTexture2DArray(R,0):Ye.setTexture2D(R,0),Se.unbindTexture()},this.resetState=function(){B=0,G=0,re=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ir}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Mt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Mt._getUnpackColorSpace()}};var e0=class{known=new Map;version=0;get(e){return this.known.get(e)}add(e,t){this.known.set(e,t),this.version++}},rp=new e0;var GR={light:{body:["#eceef1",.42,0],joint:["#3b424b",.5,.1],accent:["#2f83bd",.4,.05],foot:["#6b7480",.55,.2]},dark:{body:["#cdd3da",.45,0],joint:["#2d333b",.5,.15],accent:["#3f9bd6",.4,.05],foot:["#525a64",.55,.2]}},WR=40,qR=12,ub=new K(0,1,0),ai=n=>new K(n[0],n[1],n[2]),dc=n=>new Ft().set(...Array.from(n)),db=n=>new ku(n.map(([e,t])=>new lt(Math.max(e,0),t)),WR);function $R(n,e,t){let i=[];for(let r=0;r<=8;r++)i.push([e*Math.sin(r*Math.PI/16),-e*Math.cos(r*Math.PI/16)]);for(let r=8;r>=0;r--)i.push([t*Math.sin(r*Math.PI/16),n+t*Math.cos(r*Math.PI/16)]);return db(i)}function XR(n,e){let t=Math.min(.16*n,.3*e),i=e/2;return db([[0,-i],[n-t,-i],[n-.3*t,-i+.3*t],[n,-i+t],[n,i-t],[n-.3*t,i-.3*t],[n-t,i],[0,i]]).toNonIndexed()}var hb=n=>(n.computeVertexNormals(),n),sp=class{kind="webgl";renderer;scene=new Ql;camera=new zi(Aa*180/Math.PI,1,.01,100);sun=new Vu("#ffffff",2.1);sky=new Ou("#ffffff","#8d949c",.55);shadow=new Ln(new Da(1,1),new Fu({opacity:.2}));grid=new Iu(ZR(qR),new Vo({vertexColors:!0,transparent:!0,depthWrite:!1,toneMapped:!1}));arm=new Vi;ghost=new Vi;over=new Vi;geometries=new Map;materials={};surroundings=null;themed=null;built={figure:null,ghost:!1,dark:!1,layers:""};meshesSeen=-1;height=1;plain;constructor(e){this.plain=/swiftshader|llvmpipe|software|basic render/i.test(YR()),this.renderer=new tp({canvas:e,antialias:!this.plain,alpha:!0,preserveDrawingBuffer:!0,powerPreference:"low-power"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Na,this.renderer.toneMapping=Wu,this.renderer.toneMappingExposure=1,this.renderer.setClearAlpha(0),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(this.plain?512:1024),this.sun.shadow.radius=5,this.sun.shadow.bias=-6e-4,this.sun.shadow.normalBias=.02,this.shadow.receiveShadow=!0,this.scene.add(this.sky,this.sun,this.sun.target,new Hu("#ffffff",.15),this.shadow,this.grid,this.arm,this.ghost,this.over);for(let t of[this.arm,this.ghost])t.matrixAutoUpdate=!1}resize(e,t,i){this.height=t,this.renderer.setPixelRatio(this.plain?1:i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t}draw(e){let{figure:t,frames:i,camera:r,dark:s,layers:o,extras:a}=e;this.theme(s);let l=`${o.has("com")} ${o.has("inertia")} ${o.has("axes")} ${o.has("frames")}`,c=this.built;(c.figure!==t||c.dark!==s||c.layers!==l||c.ghost!==!!a.ghost||this.meshesSeen!==rp.version)&&(this.build(e),this.built={figure:t,ghost:!!a.ghost,dark:s,layers:l},this.meshesSeen=rp.version),this.place(this.arm,i),this.arm.visible=!0,this.arm.children.forEach((h,d)=>{h.children.forEach(f=>{f.userData.part&&(f.visible=o.has("bodies")),f.userData.part&&f instanceof Ln&&(f.material=this.material(f.userData.part,a.link===d,o.has("inertia")||o.has("com")||o.has("frames")))})}),a.ghost&&this.place(this.ghost,a.ghost),this.surroundingsOf(e),this.drawOver(e),this.camera.position.set(...r.eye),this.camera.up.set(...r.up),this.camera.lookAt(ai(r.target));let u=ai(r.eye).distanceTo(ai(r.target));this.camera.near=Math.max(.002*u,.001),this.camera.far=u+30*t.reach,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera)}pick(e,t,i){let r=this.renderer.getSize(new lt),s=new Gu;this.camera.updateMatrixWorld(),s.setFromCamera(new lt(2*t/r.x-1,1-2*i/r.y),this.camera);for(let o of s.intersectObject(this.arm,!0)){let a=this.arm.children.indexOf(JR(o.object,this.arm));if(a>0&&e.layers.has("bodies")&&o.object.userData.part)return{link:a,point:o.point.toArray()}}return null}dispose(){for(let e of this.geometries.values())e.dispose();for(let e of Object.values(this.materials))e.dispose();this.surroundings?.dispose(),this.renderer.dispose()}theme(e){if(this.themed!==e){this.themed=e,this.surroundings?.dispose(),this.surroundings=this.scene.environment=this.plain?null:this.reflections(e),this.scene.environmentIntensity=e?.55:.75,this.sun.intensity=(e?1.9:2.1)*(this.plain?1.15:1),this.sky.intensity=(e?.35:.5)+(this.plain?.95:0),this.shadow.material.opacity=e?.42:.2,this.grid.material.color.set(e?"#5a636e":"#98a2ae");for(let t of Object.values(this.materials))t.dispose();this.materials={},this.built.figure=null}}reflections(e){let t=new Ql,i=(a,l,c,u)=>{let h=new Ln(new Ts(...c),new no({color:new ht(a).multiplyScalar(l)}));h.position.set(...u),t.add(h)},r=new Ln(new Jr(10,16,12),new no({color:e?"#2a2f36":"#9aa1aa",side:wi}));t.add(r),i("#ffffff",e?7:6,[5,5,.1],[2,-3,7]),i("#ffffff",e?4:3,[.1,5,3],[7,2,2]),i("#dfe8f5",e?3:2.4,[4,.1,3],[-3,7,3]);let s=new uc(this.renderer),o=s.fromScene(t,.06).texture;return s.dispose(),o}keep(e,t){return this.materials[e]??=t()}material(e,t,i){let[r,s,o]=GR[this.themed?"dark":"light"][e];return this.keep(`${e} ${t} ${i}`,()=>new Go({color:r,roughness:s,metalness:o,transparent:i,opacity:i?.38:1,depthWrite:!i,emissive:t?"#0072B2":"#000000",emissiveIntensity:t?.35:0}))}flat(e){return this.keep(`flat ${e}`,()=>new no({color:e,toneMapped:!1,depthTest:!1,transparent:!0}))}geometry(e,t){let i=this.geometries.get(e);return i||this.geometries.set(e,i=t()),i}build({figure:e,layers:t,extras:i,dark:r}){if(this.geometries.size>400){for(let l of this.geometries.values())l.dispose();this.geometries.clear()}this.arm.clear(),this.ghost.clear();let s=r?Ea:Ta,o=this.keep("ghost",()=>new Go({color:"#0072B2",transparent:!0,opacity:.16,roughness:.8,depthWrite:!1})),a=.09*e.reach;if(e.links.forEach((l,c)=>{let u=new Vi,h=new Vi;u.matrixAutoUpdate=h.matrixAutoUpdate=!1;for(let d of l.parts)for(let f of this.bodies(d))if(f.castShadow=f.receiveShadow=!0,f.userData.part=d.tone,u.add(f),i.ghost&&c){let g=new Ln(f.geometry,o);g.matrixAutoUpdate=!1,g.matrix.copy(f.matrix),h.add(g)}if(t.has("com")&&l.mass>0&&c){let d=new Ln(this.geometry("com",()=>new Jr(1,24,16)),this.keep("com",()=>new Go({color:"#E69F00",roughness:.5,depthTest:!1,transparent:!0})));d.position.copy(ai(l.com)),d.scale.setScalar(.013*e.reach),d.renderOrder=8,u.add(d)}if(t.has("inertia")&&c){let d=dy(l.mass,l.inertia);if(d){let f=new Ln(this.geometry("com",()=>new Jr(1,24,16)),this.keep("inertia",()=>new Go({color:"#CC79A7",roughness:.6,transparent:!0,opacity:.55}))),[g,y,p]=d.axes.map(ai),m=d.half.map(_=>Math.min(Math.max(_,.004*e.reach),e.reach));f.matrixAutoUpdate=!1,f.matrix.makeBasis(g.multiplyScalar(m[0]),y.multiplyScalar(m[1]),p.multiplyScalar(m[2])).setPosition(ai(l.com)),f.renderOrder=4,u.add(f)}}t.has("frames")&&u.add(this.triad(a,s)),this.arm.add(u),this.ghost.add(h)}),t.has("axes"))for(let l of e.joints){let c=new Ho(this.geometry("axis",()=>KR([[0,0,-1],[0,0,1]])),this.keep("axis",()=>new nc({color:r?"#e6e8eb":"#2b3036",dashSize:.05,gapSize:.03,depthTest:!1,transparent:!0})));c.computeLineDistances(),c.matrixAutoUpdate=!1,c.matrix.copy(dc(l.frame)).scale(new K(1,1,.24*e.reach)),c.renderOrder=7,this.arm.children[l.link].add(c)}}bodies(e){let t=this.material(e.tone,!1,!1),i=(o,a)=>{let l=new Ln(o,t);return l.matrixAutoUpdate=!1,l.matrix.copy(a),l},r=(o,a)=>new Ft().makeRotationFromQuaternion(new gr().setFromUnitVectors(ub,ai(a).normalize())).setPosition(ai(o)),s=o=>o.toPrecision(4);switch(e.kind){case"limb":{let o=e.to.map((l,c)=>l-e.from[c]),a=Math.hypot(...o);return a<1e-9?[i(this.geometry("ball",()=>new Jr(1,32,24)),new Ft().makeScale(e.r0,e.r0,e.r0).setPosition(ai(e.from)))]:[i(this.geometry(`limb ${s(a)} ${s(e.r0)} ${s(e.r1)}`,()=>$R(a,e.r0,e.r1)),r(e.from,o))]}case"drum":return[i(this.geometry(`drum ${s(e.radius)} ${s(e.length)}`,()=>hb(XR(e.radius,e.length))),r(e.at,e.axis))];case"beam":{let o=e.to.map((c,u)=>c-e.from[u]),a=Math.max(Math.hypot(...o),1e-6),l=e.from.map((c,u)=>c+o[u]/2);return[i(this.geometry(`beam ${s(a)} ${s(e.width)}`,()=>new Ts(e.width,a,e.width)),r(l,o))]}case"ball":return[i(this.geometry("ball",()=>new Jr(1,32,24)),new Ft().makeScale(e.radius,e.radius,e.radius).setPosition(ai(e.at)))];case"ellipsoid":return[i(this.geometry("ball",()=>new Jr(1,32,24)),dc(e.frame).scale(ai(e.size)))];case"box":return[i(this.geometry(`box ${e.size.map(s).join(" ")}`,()=>new Ts(...e.size)),dc(e.frame))];case"mesh":{let o=rp.get(e.mesh);if(!o)return[];let a=this.geometry(`mesh ${e.mesh}`,()=>hb(new Si().setAttribute("position",new Li(o,3))));return[i(a,dc(e.frame).scale(ai(e.size.length===3?e.size:[1,1,1])))]}}}triad(e,t,i=1){let r=new Vi;return[[1,0,0],[0,1,0],[0,0,1]].forEach((s,o)=>r.add(this.arrow([0,0,0],s.map(a=>a*e),t[o],.055*e*i))),r}arrow(e,t,i,r,s=1){let o=new Vi,a=Math.hypot(...t);if(a<1e-9)return o;let l=Math.min(4.2*r,.6*a),c=new Ln(this.geometry("shaft",()=>new tc(1,1,1,16).translate(0,.5,0)),this.flat(i));c.scale.set(r,Math.max(a-l,1e-6),r),o.add(c);for(let u=0;u<s;u++){let h=new Ln(this.geometry("cone",()=>new tc(0,1,1,20).translate(0,.5,0)),this.flat(i));h.scale.set(2.4*r,l,2.4*r),h.position.y=a-l-u*.7*l,o.add(h)}return o.quaternion.setFromUnitVectors(ub,ai(t).normalize()),o.position.copy(ai(e)),o.traverse(u=>u.renderOrder=9),o}place(e,t){e.children.forEach((i,r)=>{t[r]&&i.matrix.copy(dc(t[r])),i.matrixWorldNeedsUpdate=!0})}surroundingsOf({figure:e,frames:t,layers:i}){let{reach:r}=e,s=ai(e.up),o=Ll(e,t[0]),a=ai([t[0][3],t[0][7],t[0][11]]),l=a.addScaledVector(s,o-a.dot(s)),c=new gr().setFromUnitVectors(new K(0,0,1),s);for(let g of[this.shadow,this.grid])g.position.copy(l),g.quaternion.copy(c),g.visible=i.has("grid");let u=10**Math.floor(Math.log10(r*.45)),h=[1,2,5,10].map(g=>g*u).find(g=>g>=r*.22)??u;this.shadow.scale.setScalar(9*r),this.grid.scale.setScalar(h),this.grid.position.addScaledVector(s,.001*r);let d=new K(.55,-.4,0).applyQuaternion(c);this.sun.position.copy(l).addScaledVector(s,3*r).addScaledVector(d,2.2*r),this.sun.target.position.copy(l).addScaledVector(s,.4*r);let f=this.sun.shadow.camera;f.left=f.bottom=-1.7*r,f.right=f.top=1.7*r,f.near=.5*r,f.far=8*r,f.updateProjectionMatrix(),this.sun.shadow.normalBias=.008*r}drawOver({figure:e,extras:t,trace:i,layers:r,dark:s,camera:o,large:a}){this.over.traverse(h=>h instanceof Ho&&h.userData.own&&h.geometry.dispose()),this.over.clear();let l=s?Il:Lo,c=2*Math.tan(Aa/2)*ai(o.eye).distanceTo(ai(o.target))/this.height,u=(h,d,f=!1)=>{let g=new Si().setAttribute("position",new Li(Float32Array.from(h),3)),y=new Ho(g,f?this.keep(`dash ${d} ${e.reach}`,()=>new nc({color:d,dashSize:.03*e.reach,gapSize:.02*e.reach,toneMapped:!1})):this.keep(`line ${d}`,()=>new Vo({color:d,toneMapped:!1})));f&&y.computeLineDistances(),y.userData.own=!0,this.over.add(y)};if(i&&i.length>3&&r.has("trace")&&u(i,l[1]),t.paths?.forEach(h=>u(h.points,l[h.colour%l.length],h.dashed)),t.arrows?.forEach(h=>this.over.add(this.arrow(h.at,h.vector,l[h.colour%l.length],2.6*a*c,h.double?2:1))),t.frames?.forEach(h=>{let d=this.triad(h.size??.09*e.reach,s?Ea:Ta,h.strong?1.5:1);d.matrixAutoUpdate=!1,d.matrix.copy(dc(h.frame)),this.over.add(d)}),t.goal){let h=new Ln(this.geometry("ball",()=>new Jr(1,32,24)),this.keep("goal",()=>new no({color:"#D55E00",transparent:!0,opacity:.7,depthTest:!1})));h.position.copy(ai(t.goal)),h.scale.setScalar(7*a*c),h.renderOrder=10,this.over.add(h)}if(t.joint!==void 0&&e.joints[t.joint]){let h=e.joints[t.joint],d=bt(this.arm.children[h.link].matrix.clone().transpose().toArray(),h.frame),f=[d[3],d[7],d[11]],g=[d[2],d[6],d[10]].map(y=>y*.26*e.reach);this.over.add(this.arrow(f.map((y,p)=>y-.5*g[p]),g.map(y=>1.5*y),l[4],2.2*a*c))}}};function YR(){let n=document.createElement("canvas").getContext("webgl2"),e=n?.getExtension("WEBGL_debug_renderer_info"),t=n&&e?String(n.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return n?.getExtension("WEBGL_lose_context")?.loseContext(),t}function JR(n,e){let t=n;for(;t.parent&&t.parent!==e;)t=t.parent;return t}function KR(n){return new Si().setAttribute("position",new Li(Float32Array.from(n.flat()),3))}function ZR(n){let e=[],t=[],i=(r,s,o)=>{let a=Math.min(1,Math.hypot(r,s)/n),l=Math.max(0,Math.min(1,(1-a)/.8));return l*l*(3-2*l)*(o?.95:.5)};for(let r=-n;r<=n;r++)for(let s=-n;s<n;s++)for(let o of[!1,!0])for(let a of[s,s+1]){let[l,c]=o?[r,a]:[a,r];e.push(l,c,0),t.push(1,1,1,i(l,c,r===0))}return new Si().setAttribute("position",new Li(Float32Array.from(e),3)).setAttribute("color",new Li(Float32Array.from(t),4))}var Yn=Le({}),yr=Le({}),pc={count:0,script:0,call:0,kind:""},Gi=Le(null),ao=null,hn={width:1,height:1},t0=!0;function ap(){let n=Rr.peek(),e=ed.peek();if(!n||!e.length)return null;let{middle:t,radius:i}=ad({figure:n,frames:e});return od(t,i,n.up,hn.width/hn.height)}function gc(){Gi.value=ap(),Un({eye:[],target:[]})}function lp(n){Gi.value=n,clearTimeout(fb),fb=window.setTimeout(()=>Un({eye:n.eye,target:n.target}),250)}var fb=0,ih=(n,e)=>{Gi.peek()&&lp(ly(Gi.peek(),n,e))},fc=(n,e)=>{Gi.peek()&&lp(cy(Gi.peek(),n,e))},za=n=>{Gi.peek()&&lp(uy(Gi.peek(),n,Rr.peek()?.reach??1))};function mc(n){let e=ap();if(!e)return;if(n==="corner")return gc();let t=Tt(bn(e.eye,e.target)),i={front:[0,1,0],side:[1,0,0],top:[0,0,1]}[n],r=e.up,o=Math.abs(r[0]*i[0]+r[1]*i[1]+r[2]*i[2])>.99?[.001,.002,.001]:[0,0,0];lp({...e,eye:e.target.map((a,l)=>a+t*((n==="front"?-1:1)*i[l]+o[l]))})}var op=Le(null);Ct(()=>{let n=tn.value,e=Rr.value,t=je.value;if(!n||!e||!t||e.tip.link<0||!qt.value.layers.includes("trace"))return void(op.value=null);let i=Math.min(n.t.length,300),r=new Float32Array(3*i);for(let s=0;s<i;s++){let o=Math.round(s*(n.t.length-1)/Math.max(i-1,1)),a=mu(n.q.map(l=>l[o]));if(!a.length)return void(op.value=null);r.set(qe(bt(a[e.tip.link],e.tip.frame)),3*s)}op.value=r});function pb(){let n=Rr.value,e=ed.value,t=Gi.value;return!n||!t||e.length!==n.links.length?null:{figure:n,frames:e,layers:new Set(qt.value.layers),extras:Yn.value,trace:op.value,camera:{...t,up:n.up},dark:nd.value,large:id.value}}function jR(n,e,t){n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,hn.width,hn.height);let i=Io(e.camera,hn.width,hn.height),r=e.dark?Ea:Ta;n.font=`600 ${12.5*e.large}px system-ui, sans-serif`,n.textAlign="center",n.textBaseline="middle",n.lineJoin="round";for(let s of fy(e)){let[o,a,l]=i(s.at);if(l<=0)continue;n.strokeStyle=e.dark?"rgba(18,21,25,0.9)":"rgba(255,255,255,0.92)",n.lineWidth=3.5;let c={ink:e.dark?"#e8ebee":"#1d2127",soft:e.dark?"#a3adb8":"#59626d",accent:e.dark?"#FFB26B":"#a34700",x:r[0],y:r[1],z:r[2]}[s.tone];n.fillStyle=c;let[u,h]=s.off??[0,0];n.strokeText(s.text,o+u,a+h),n.fillText(s.text,o+u,a+h)}}async function mb(){let[n,e]=[...document.querySelectorAll(".scene canvas")],t=document.createElement("canvas");t.width=n.width,t.height=n.height;let i=t.getContext("2d");return i.fillStyle=getComputedStyle(document.documentElement).getPropertyValue("--scene").trim()||"#ffffff",i.fillRect(0,0,t.width,t.height),i.drawImage(n,0,0),e?.width&&i.drawImage(e,0,0,t.width,t.height),new Promise(r=>t.toBlob(s=>r(s),"image/png"))}function gb(){let n=Yt(null),e=Yt(null),t=gn("webgl"),i=gn(!1);Bt(()=>{let s=n.current,o=e.current.getContext("2d"),a,l=1,c=0,u=null,h=P=>{ao?.dispose(),a?.remove(),a=document.createElement("canvas"),a.setAttribute("aria-hidden","true"),s.prepend(a),ao=P?new ld(a):new sp(a),t.value=pc.kind=ao.kind,a.addEventListener("webglcontextlost",k=>(k.preventDefault(),i.value=!0)),a.addEventListener("webglcontextrestored",()=>(i.value=!1,h(!1),y()))},d=()=>{let P=document.createElement("canvas"),k=!new URLSearchParams(location.search).has("canvas")&&P.getContext("webgl2");return k&&k.getExtension("WEBGL_lose_context")?.loseContext(),!!k},f=()=>{if(c=0,!ao||i.peek()||!s.isConnected)return;let P=performance.now(),k=pb();if(!k)return;let B=performance.now();ao.draw(k);let G=performance.now();jR(o,k,l),u=k,t0=!1,pc.count++,pc.call=G-B,pc.script=B-P+performance.now()-G},g=()=>{t0=!0,c||=requestAnimationFrame(f)},y=()=>{let P=s.getBoundingClientRect();if(P.width<2||P.height<2)return;let k=hn.width/hn.height;hn={width:Math.round(P.width),height:Math.round(P.height)},l=Math.min(devicePixelRatio||1,2),ao?.resize(hn.width,hn.height,l);let B=e.current;B.width=Math.round(hn.width*l),B.height=Math.round(hn.height*l);let G=qt.peek();(!Gi.peek()||!G.eye.length&&Math.abs(k-hn.width/hn.height)>.02)&&(Gi.value=ap()),g()};h(!d());let p=new ResizeObserver(y);p.observe(s),y();let m=null,_=[Ct(()=>{let P=ut.value,k=Rr.value,{eye:B,target:G}=qt.value,re=m!==null&&P.name===m.name&&Gi.peek()!==null;!k||!ed.value.length||(B.length===3&&G.length===3?Tt(bn(B,Gi.peek()?.eye??[1e9,0,0]))>1e-9&&(Gi.value={eye:B,target:G,up:k.up}):re||(Gi.value=ap()),m=P)}),Ct(()=>{pb(),wa.value,g()})],w=new Map,b=null,E=P=>{let k=s.getBoundingClientRect();return[P.clientX-k.left,P.clientY-k.top]},S=(P,k,B)=>{if(!u||!yr.peek().tip||u.figure.tip.link<0)return null;let G=Yn.peek().goal??qe(bt(u.frames[u.figure.tip.link],u.figure.tip.frame)),[re,$]=Io(u.camera,hn.width,hn.height)(G);return Math.hypot(re-P,$-k)<B?G:null},x=P=>{if(P.button>2||P.target.closest("button,.menu,.scene-words"))return;if(s.focus({preventScroll:!0}),s.setPointerCapture(P.pointerId),w.set(P.pointerId,[P.clientX,P.clientY]),w.size>1){A();return}let[k,B]=E(P),G=P.pointerType==="touch",re=P.button===0&&!P.shiftKey?S(k,B,G?36:22):null,$=yr.peek().link,J=P.button===0&&!P.shiftKey&&!re&&$&&u?ao?.pick(u,k,B)??null:null;re?b={kind:"tip",depth:re}:J?(b={kind:"link",hit:J,depth:J.point},$?.(J,J.point,"start")):b={kind:P.button||P.shiftKey?"pan":"turn"},s.dataset.held=b.kind,P.preventDefault()},A=()=>{b?.kind==="tip"&&yr.peek().tip?.(b.depth,"end"),b?.kind==="link"&&yr.peek().link?.(b.hit,b.depth,"end"),b=null,delete s.dataset.held},O=P=>{let k=w.get(P.pointerId);if(!k){P.pointerType==="mouse"&&yr.peek().tip&&s.classList.toggle("over-tip",!!S(...E(P),22));return}let[B,G]=[P.clientX-k[0],P.clientY-k[1]],re=[...w].filter(([$])=>$!==P.pointerId);if(w.set(P.pointerId,[P.clientX,P.clientY]),re.length===1){let[,[$,J]]=re[0],te=Math.hypot(k[0]-$,k[1]-J),de=Math.hypot(P.clientX-$,P.clientY-J);te>0&&de>0&&za(te/de),fc(B/2/hn.height,G/2/hn.height)}else b?.kind==="turn"?ih(B*2.4/hn.height*1.6,G*2.4/hn.height):b?.kind==="pan"?fc(B/hn.height,G/hn.height):b&&u&&(b.depth=hy(u.camera,b.depth,...E(P),hn.width,hn.height),b.kind==="tip"?yr.peek().tip?.(b.depth,"move"):yr.peek().link?.(b.hit,b.depth,"move"))},F=P=>{w.delete(P.pointerId),w.size||A()},D=P=>{P.preventDefault(),za(Math.exp(Math.max(-80,Math.min(80,P.deltaY*(P.deltaMode?16:1)))*.0018))},V=P=>{if(P.ctrlKey||P.metaKey||P.altKey||P.target!==s)return;let k=P.shiftKey?.06:.12,B=P.shiftKey?{ArrowLeft:()=>fc(k,0),ArrowRight:()=>fc(-k,0),ArrowUp:()=>fc(0,k),ArrowDown:()=>fc(0,-k)}:{ArrowLeft:()=>ih(k,0),ArrowRight:()=>ih(-k,0),ArrowUp:()=>ih(0,k),ArrowDown:()=>ih(0,-k)};Object.assign(B,{"+":()=>za(.88),"=":()=>za(.88),"-":()=>za(1.14),Home:gc}),B[P.key]&&(P.preventDefault(),B[P.key]())},L=P=>P.preventDefault();return s.addEventListener("pointerdown",x),s.addEventListener("pointermove",O),s.addEventListener("pointerup",F),s.addEventListener("pointercancel",F),s.addEventListener("wheel",D,{passive:!1}),s.addEventListener("keydown",V),s.addEventListener("contextmenu",L),s.addEventListener("dblclick",gc),()=>{_.forEach(P=>P()),p.disconnect(),cancelAnimationFrame(c),ao?.dispose(),ao=null}},[]);let r=ut.value.name;return v("div",{class:"scene",ref:n,tabIndex:0,role:"application","aria-label":`${r} in space. Arrow keys turn, with Shift they move, plus and minus zoom, Home shows all.`,children:[v("canvas",{class:"scene-words-layer",ref:e,"aria-hidden":"true"}),t.value==="canvas"&&v("p",{class:"scene-note",children:"Without WebGL: a plain drawing"}),i.value&&v("p",{class:"scene-note",children:"The graphics card is busy; the picture comes back when it is free"}),!Rr.value&&v("p",{class:"scene-note",children:"This robot is not known in this page"}),v("div",{class:"scene-tools",children:[v(QR,{}),v(cn,{icon:"target",label:"Show the whole arm",keys:"Home",onClick:gc}),v(cn,{icon:"plus",label:"Zoom in",keys:"+",onClick:()=>za(.8),kind:"fine-only"}),v(cn,{icon:"minus",label:"Zoom out",keys:"-",onClick:()=>za(1.25),kind:"fine-only"})]})]})}function vc(n){let e=qt.peek().layers;Un({layers:e.includes(n)?e.filter(t=>t!==n):[...e,n]})}function QR(){return v(Xs,{label:"What is shown",icon:"layers",align:"right",items:()=>[...Gh.map(([n,e])=>({title:e,checked:qt.value.layers.includes(n),run:()=>vc(n),stay:!0})),{title:"From the front",icon:"eye",run:()=>mc("front"),apart:!0},{title:"From the side",icon:"eye",run:()=>mc("side")},{title:"From above",icon:"eye",run:()=>mc("top")},{title:"Standard view",icon:"eye",run:()=>mc("corner")}]})}var vb=()=>t0;var n0="#d=",_b=2e5,eP=4<<20,i0="Ask for the link again, or for the saved file.";async function yb(n,e=1/0){let t=[],i=0,r=n.getReader();for(;;){let{done:a,value:l}=await r.read();if(a)break;if(i+=l.length,i>e)throw await r.cancel(),new ti(`The document in this link is larger than ${e>>20} MB.`,i0);t.push(l)}let s=new Uint8Array(i),o=0;for(let a of t)s.set(a,o),o+=a.length;return s}var xb=(n,e)=>new Blob([n]).stream().pipeThrough(e);async function bb(n){let e=new TextEncoder().encode(JSON.stringify(n)),t=await yb(xb(e,new CompressionStream("deflate-raw"))),i="";for(let r of t)i+=String.fromCharCode(r);return n0+btoa(i).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function r0(n){if(!n.startsWith(n0))return null;if(n.length>_b)throw new ti(`This link is too long: ${n.length} characters; at most ${_b}.`,i0);let e;try{let t=atob(n.slice(n0.length).replaceAll("-","+").replaceAll("_","/"));e=await yb(xb(Uint8Array.from(t,i=>i.charCodeAt(0)),new DecompressionStream("deflate-raw")),eP)}catch(t){throw t instanceof ti?t:new ti("This link is damaged: part of it may be missing.",i0)}return iu(new TextDecoder().decode(e))}function xr(n,e,t="text/plain"){let i=URL.createObjectURL(typeof e=="string"?new Blob([e],{type:t}):e);Object.assign(document.createElement("a"),{href:i,download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}var Lr=n=>n.replace(/[^\p{L}\p{N}._-]+/gu,"-").replace(/^[-.]+|-+$/g,"")||"robot",cp=()=>xr(`${Lr(Ri.peek().model.name)}.isodyn.json`,b_(Ri.peek()),"application/json");function up(n){return new Promise(e=>{let t=Object.assign(document.createElement("input"),{type:"file",accept:n});t.addEventListener("change",()=>e(t.files?.[0]??null)),t.addEventListener("cancel",()=>e(null)),t.click()})}var Mb="isodyn-workbench";function Sb(){let n=0;return Ct(()=>{let e=JSON.stringify(Ri.value);clearTimeout(n),n=window.setTimeout(()=>{try{localStorage.setItem(Mb,e)}catch{}},400)})}function wb(){let n=null;try{n=localStorage.getItem(Mb)}catch{return null}return n===null?null:iu(n)}var hp=Le([]),s0=Ve(()=>[...hp.value].sort((n,e)=>n.key.localeCompare(e.key)));function Dr(n){hp.value=[...hp.peek().filter(e=>e.id!==n.id),n],gi({id:`go.${n.id}`,title:`Go to ${n.title}`,words:"screen open show",keys:`Alt+${n.key}`,run:()=>Ls(n.id)})}var Ls=n=>Un({screen:n}),rh=Ve(()=>hp.value.find(n=>n.id===qt.value.screen)??s0.value[0]);var Va=Le(!1);function tP(n,e){let t=n.title.toLowerCase(),i=`${n.words??""} ${n.id}`.toLowerCase(),r=1;for(let s of e){let o=t.indexOf(s);if(o===0)r+=6;else if(o>0&&/\W/.test(t[o-1]))r+=4;else if(o>0)r+=2;else if(i.includes(s))r+=1;else return 0}return r}function Ab(){return Va.value?v(nP,{}):null}function nP(){let n=gn(""),e=gn(0),t=Yt(null),i=()=>{Va.value=!1};Bt(()=>{let u=document.activeElement;return t.current?.showModal(),t.current?.querySelector("input")?.focus(),()=>u?.focus?.()},[]);let r=n.value.toLowerCase().split(/\s+/).filter(Boolean),s=`${rh.value?.id}.`,o=p_().map(u=>({action:u,fit:tP(u,r)})).filter(({fit:u})=>u>0).map(({action:u,fit:h})=>({action:u,fit:h+(u.id.startsWith(s)?.5:0)-(gl(u)?0:.7)})).sort((u,h)=>h.fit-u.fit).map(({action:u})=>u).slice(0,60),a=Math.min(e.value,o.length-1),l=(u,h=!1)=>{if(u){if(h)return u.python?.()?(i(),void ln(u.python(),"Python")):void 0;gl(u)&&(i(),u.run())}},c=u=>{if(u.key==="ArrowDown")e.value=Math.min(a+1,o.length-1);else if(u.key==="ArrowUp")e.value=Math.max(a-1,0);else if(u.key==="Enter")l(o[a],u.altKey);else return;u.preventDefault(),queueMicrotask(()=>t.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"}))};return v("dialog",{class:"palette",ref:t,"aria-label":"Search actions",onCancel:u=>(u.preventDefault(),i()),onMouseDown:u=>u.target===t.current&&i(),children:v("div",{class:"palette-inner",children:[v("input",{type:"text",role:"combobox","aria-expanded":"true","aria-controls":"palette-list","aria-activedescendant":a>=0?`palette-${a}`:void 0,"aria-label":"Search actions",placeholder:"What do you want to do?",autocomplete:"off",spellcheck:!1,value:n.value,onInput:u=>(n.value=u.target.value,e.value=0),onKeyDown:c}),v("ul",{id:"palette-list",role:"listbox","aria-label":"Actions",children:[o.map((u,h)=>v("li",{id:`palette-${h}`,role:"option","aria-selected":h===a,"aria-disabled":!gl(u),onPointerMove:()=>e.value=h,onClick:d=>l(u,d.altKey),children:[v("span",{children:u.title}),u.python&&h===a&&u.python()!==""&&v("small",{children:[rr("Alt+Enter")," copies Python"]}),u.keys&&v("kbd",{children:rr(u.keys.split(" ")[0])})]},u.id)),!o.length&&v("li",{class:"nothing",role:"option","aria-selected":"false","aria-disabled":"true",children:"Nothing is called that. Try “pose”, “torque”, “CSV”."})]})]})})}async function o0(){return location.href.split("#")[0]+await bb(Ri.peek())}async function a0(n){try{if(/\.json$/i.test(n.name))Hr(`Open ${n.name}`,iu(await n.text()),!0);else if(Bi==="served"){let e=await X_(n);e.document?Hr(`Open ${n.name}`,e.document,!0):e.robot?(e.robot.model.kind==="source"&&pu(e.robot.model.toml,e.robot.structure),Hr(`Open ${n.name}`,fa(e.robot.model,e.robot.structure.neutral))):e.motion&&Rn(`Open ${n.name}`,()=>({motion:e.motion}));for(let t of e.robot?.remarks.filter(i=>i.level==="error").slice(0,1)??[])_i(`${t.text} ${t.remedy}`,"error")}else throw new ti(`${n.name} cannot be read without the server.`,"Start “isodyn workbench” for URDF, MJCF, TOML and zip; documents (.json) open anywhere.");qt.peek().screen==="start"&&Ls("model"),_i(`${n.name} opened.`)}catch(e){_i(e instanceof ti?`${e.message} ${e.remedy}`:e.message,"error")}}var sh=async()=>{let n=await up(Bi==="served"?".json,.urdf,.xml,.mjcf,.toml,.zip,.csv":".json,.csv");n&&await a0(n)},iP=async()=>xr(`${Lr(Ri.peek().model.name)}.png`,await mb());gi({id:"edit.undo",title:"Undo",keys:"Mod+Z",run:T_,able:()=>pa.value!==""},{id:"edit.redo",title:"Redo",keys:"Mod+Shift+Z Mod+Y",run:E_,able:()=>ma.value!==""},{id:"file.save",title:"Save to a file",words:"download document json",keys:"Mod+S",run:cp,python:()=>""},{id:"file.open",title:"Open a file …",words:"load urdf mjcf toml json zip csv",keys:"Mod+O",run:()=>{sh()},python:()=>`import isodyn as iso

robot = iso.load("path/to/robot.urdf")
`},{id:"file.share",title:"Copy a link to this document",words:"share url",keys:"Mod+Shift+L",run:()=>{o0().then(n=>ln(n,`A link of ${n.length} characters`))}},{id:"file.python",title:"Copy the robot as Python",words:"code script",run:()=>{ln(On(),"Python")},python:Ml},{id:"file.picture",title:"Save the picture of the arm (PNG)",words:"screenshot image",run:()=>{iP()},python:()=>On("fig = iso.draw(robot)")},{id:"file.print",title:"Print",keys:"Mod+P",run:()=>print()},{id:"view.palette",title:"Search actions",keys:"Mod+K",run:()=>{Va.value=!Va.peek()}},{id:"view.units",title:"Switch between degrees and radians",words:"deg rad units",keys:"Alt+D",run:()=>Un({degrees:!qt.peek().degrees})},{id:"view.theme",title:"Next theme",words:"dark light projector",run:ey},...Sa.map(([n,e])=>({id:`view.theme-${n}`,title:`Theme: ${e}`,words:"colours mode",run:()=>Un({theme:n})})),{id:"view.frame",title:"Show the whole arm",words:"camera reset fit",run:gc},...["front","side","top"].map(n=>({id:`view.from-${n}`,title:`Look from ${n==="top"?"above":`the ${n}`}`,words:"camera",run:()=>mc(n)})),...Gh.map(([n,e])=>({id:`view.layer-${n}`,title:`Show or hide: ${e}`,words:"layer scene",run:()=>vc(n)})),{id:"play.toggle",title:"Play or pause",keys:"Space",run:du,able:()=>tn.value!==null},{id:"play.next",title:"One step on",keys:".",run:()=>xa(1),able:()=>tn.value!==null},{id:"play.back",title:"One step back",keys:",",run:()=>xa(-1),able:()=>tn.value!==null},{id:"play.first",title:"To the start of the motion",run:()=>Cr(0),able:()=>tn.value!==null},{id:"play.loop",title:"Play again and again, or once",run:()=>{bs.value=!bs.peek()},able:()=>tn.value!==null},...ya.map(n=>({id:`play.speed-${n}`,title:`Speed ${n} ×`,words:"slow fast motion",run:()=>{hr.value=n},able:()=>tn.value!==null})));function Tb(){let n=_a.value,e=n>=20?1:n>=2?2:3;return v("div",{class:"transport",role:"group","aria-label":`Playing: ${tn.value?.title??""}`,children:[v(cn,{icon:"first",label:"To the start",onClick:()=>Cr(0),kind:"fine-only"}),v(cn,{icon:"back",label:"One step back",keys:",",onClick:()=>xa(-1),kind:"fine-only"}),v(cn,{icon:ur.value?"pause":"play",label:ur.value?"Pause":"Play",keys:"Space",onClick:du,kind:"play",size:22}),v(cn,{icon:"next",label:"One step on",keys:".",onClick:()=>xa(1),kind:"fine-only"}),v("input",{type:"range","aria-label":"Time","aria-valuetext":`${an.value.toFixed(e)} s of ${n.toFixed(e)} s`,min:0,max:n,step:n/2e3||1,value:an.value,onInput:t=>(ur.value=!1,Cr(Number(t.target.value))),ref:t=>t?.style.setProperty("--to",`${n>0?100*an.value/n:0}%`)}),v("output",{class:"clock",children:[an.value.toFixed(e),v("span",{children:[" / ",n.toFixed(e)," s"]})]}),v("label",{class:"speed",children:[v("span",{class:"unseen",children:"Speed"}),v("select",{value:String(hr.value),onChange:t=>hr.value=Number(t.target.value),children:ya.map(t=>v("option",{value:String(t),children:[t,"×"]},t))})]}),v(cn,{icon:"repeat",label:bs.value?"Plays again and again":"Plays once",pressed:bs.value,onClick:()=>bs.value=!bs.value,kind:"fine-only"})]})}var Jo=Le("half"),Eb=Le(!1);function rP(){return v("header",{class:"top",children:[v("button",{type:"button",class:"brand",onClick:()=>Ls("start"),"aria-label":"isodyn workbench, to the start",children:[v("svg",{viewBox:"0 0 32 32",width:"26",height:"26","aria-hidden":"true",children:[v("path",{d:"M6 27h10M11 26V18L20 8l6 5"}),v("circle",{cx:"11",cy:"18",r:"3"}),v("circle",{cx:"20",cy:"8",r:"3"})]}),v("span",{children:"isodyn"})]}),v(sP,{}),v("div",{class:"top-group fine-only",children:[v(cn,{icon:"undo",label:pa.value?`Undo: ${pa.value}`:"Undo",keys:"Mod+Z",disabled:!pa.value,onClick:()=>Gs("edit.undo")}),v(cn,{icon:"redo",label:ma.value?`Redo: ${ma.value}`:"Redo",keys:"Mod+Shift+Z",disabled:!ma.value,onClick:()=>Gs("edit.redo")})]}),v("button",{type:"button",class:"search",onClick:()=>Va.value=!0,"aria-label":"Search actions",children:[v(ri,{name:"search",size:17}),v("span",{children:"Search actions"}),v("kbd",{children:rr("Mod+K")})]}),v("div",{class:"top-group",children:[v("button",{type:"button",class:"unit-switch","aria-label":`Angles in ${qt.value.degrees?"degrees":"radians"}; switch`,onClick:()=>Un({degrees:!qt.value.degrees}),children:[v("span",{class:qt.value.degrees?"on":void 0,children:"deg"}),v("span",{class:qt.value.degrees?void 0:"on",children:"rad"})]}),v(cn,{icon:"share",label:"Copy a link to this document",keys:"Mod+Shift+L",onClick:()=>{o0().then(n=>ln(n,`A link of ${n.length} characters`))},kind:"fine-only"}),v(Xs,{label:"Theme",icon:{light:"sun",dark:"moon",projector:"screen"}[wa.value],align:"right",items:()=>Sa.map(([n,e])=>({title:e,checked:qt.value.theme===n,run:()=>Un({theme:n})}))}),v(Xs,{label:"File and more",icon:"more",align:"right",items:()=>[{title:"Open a file …",icon:"open",keys:rr("Mod+O"),run:()=>{sh()}},{title:"Save to a file",icon:"save",keys:rr("Mod+S"),run:cp},{title:"Copy a link",icon:"share",keys:rr("Mod+Shift+L"),run:()=>Gs("file.share")},{title:"Copy as Python",icon:"code",run:()=>{ln(On(),"Python")},apart:!0},{title:"Save the picture (PNG)",icon:"camera",run:()=>Gs("file.picture")},{title:"Print",icon:"print",keys:rr("Mod+P"),run:()=>print()},{title:"Undo",icon:"undo",keys:rr("Mod+Z"),run:()=>Gs("edit.undo"),disabled:!pa.value,apart:!0},{title:"Redo",icon:"redo",keys:rr("Mod+Shift+Z"),run:()=>Gs("edit.redo"),disabled:!ma.value}]})]})]})}function sP(){let n=ut.value.name;return v("label",{class:"robot-name",children:[v("span",{class:"unseen",children:"Name of the robot"}),v("input",{type:"text",size:1,value:n,maxLength:80,spellcheck:!1,autocomplete:"off",onChange:t=>{let i=t.target.value.trim();i&&i!==n?Rn("Rename the robot",r=>({model:{...r.model,name:i}})):t.target.value=n},onKeyDown:t=>t.key==="Enter"&&t.target.blur()}),v("span",{class:"robot-name-size","aria-hidden":"true",children:n})]})}function oP(){return v("nav",{class:"rail","aria-label":"Screens",children:[s0.value.map(n=>v("button",{type:"button",class:n.quiet?"quiet":void 0,"aria-current":n===rh.value?"page":void 0,"aria-keyshortcuts":`Alt+${n.key}`,onClick:()=>Ls(n.id),children:[v(ri,{name:n.icon,size:22}),v("span",{children:n.title})]},n.id)),v("div",{class:"rail-foot",children:v(aP,{})})]})}function aP(){if(dr.value==="none"&&Bi!=="file")return null;let n={none:"off",starting:"off",connected:"good",lost:"bad",link:"bad"}[dr.value],e={none:"No server",starting:"Looking …",connected:"Connected",lost:"Server gone",link:"Not known"}[dr.value];return v("div",{class:`server ${n}`,title:fu.value,role:"status",children:[v("span",{class:"lamp","aria-hidden":"true"}),v("span",{children:e})]})}function lP(){let n=["low","half","full"],e=Yt(null),t=i=>Jo.value=n[Math.min(2,Math.max(0,n.indexOf(Jo.value)+i))];return v("button",{type:"button",class:"handle","aria-label":Jo.value==="full"?"Make the panel smaller":"Make the panel larger","aria-expanded":Jo.value!=="low",onClick:()=>e.current===null&&(Jo.value=Jo.value==="full"?"low":n[n.indexOf(Jo.value)+1]),onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),e.current=i.clientY),onPointerUp:i=>{let r=e.current===null?0:i.clientY-e.current;Math.abs(r)>24&&t(r<0?1:-1),setTimeout(()=>e.current=null,Math.abs(r)>24?50:0),Math.abs(r)<=24&&(e.current=null)},children:v("span",{})})}function cP(){let n=gn(0),e=i=>{n.value=Math.min(Math.max(i,300),innerWidth-420),document.documentElement.style.setProperty("--panel",`${n.value}px`)},t=()=>document.querySelector(".panel")?.getBoundingClientRect().width??400;return v("div",{class:"divider",role:"separator","aria-orientation":"vertical","aria-label":"Width of the panel","aria-valuenow":Math.round(n.value||400),"aria-valuemin":300,"aria-valuemax":2e3,tabIndex:0,onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),i.preventDefault()),onPointerMove:i=>i.target.hasPointerCapture(i.pointerId)&&e(innerWidth-i.clientX),onDblClick:()=>document.documentElement.style.removeProperty("--panel"),onKeyDown:i=>{let r={ArrowLeft:32,ArrowRight:-32}[i.key];r&&(i.preventDefault(),e(t()+r))}})}function Cb(){let n=rh.value,e=Yt(null);if(n&&n.layout!=="page"&&(Eb.value=!0),Bt(()=>{e.current?.scrollTo(0,0),document.documentElement.style.removeProperty("--panel"),document.title=`${n?.title??""} · ${ut.peek().name} · isodyn workbench`},[n?.id]),!n)return null;let t=n.component;return v("div",{class:"app","data-layout":n.layout,"data-screen":n.id,"data-sheet":Jo.value,children:[v("a",{class:"skip",href:"#panel",children:"To the panel"}),v(rP,{}),v(oP,{}),v("main",{class:"work",children:[v("div",{class:"stage",hidden:n.layout==="page",children:[Eb.value&&v(gb,{}),tn.value&&n.transport!==!1&&v(Tb,{})]}),n.layout!=="page"&&v(cP,{}),v("section",{class:"panel",id:"panel",ref:e,tabIndex:-1,"aria-label":n.title,children:[n.layout!=="page"&&v(lP,{}),v("div",{class:"panel-inner",children:[n.layout!=="page"&&v("h2",{class:"panel-title",children:n.title}),Wr.value&&!["start","model","pose"].includes(n.id)&&v("p",{class:"kernel-problem",role:"status",children:Wr.value}),v(t,{},n.id)]})]},n.layout==="page"?"page":"panel")]}),v(iy,{}),v(sy,{}),v(Ab,{})]})}var l0=240,dp=180;function uP(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"ball":return[n.at,n.at,n.radius];case"drum":{let e=n.axis.map(t=>.5*(n.length-.9*n.radius)*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),n.radius*.9]}default:return null}}function Rb({model:n,q:e,label:t}){let i=Zh(n),r=Al(n,e),{middle:s,radius:o}=ad({figure:i,frames:r.slice(0,-1)}),a=od(s,o*1.02,i.up,l0/dp),l=Io(a,l0,dp),c=dp/2/Math.tan(.279),u=i.links.flatMap((y,p)=>y.parts.flatMap(m=>{let _=uP(m);if(!_)return[];let[w,b]=[l(kt(r[p],_[0])),l(kt(r[p],_[1]))],E=(w[2]+b[2])/2;return[{p:w,q:b,depth:E,width:2*_[2]*c/E,tone:m.tone}]})).sort((y,p)=>p.depth-y.depth),h=qe(r[0]),d=Ll(i,r[0])-h.reduce((y,p,m)=>y+p*i.up[m],0),f=l(h.map((y,p)=>y+d*i.up[p])),g=i.reach*.42*c/f[2];return v("svg",{class:"sketch",viewBox:`0 0 ${l0} ${dp}`,role:"img","aria-label":t,children:[v("ellipse",{class:"sketch-ground",cx:f[0],cy:f[1],rx:g,ry:g*.32}),u.map(({p:y,q:p,width:m,tone:_},w)=>v("g",{class:`sketch-${_}`,children:[v("line",{class:"edge",x1:y[0],y1:y[1],x2:p[0]+.01,y2:p[1],"stroke-width":m+1.6}),v("line",{class:"fill",x1:y[0],y1:y[1],x2:p[0]+.01,y2:p[1],"stroke-width":m}),v("line",{class:"shine",x1:y[0]-m*.16,y1:y[1]-m*.12,x2:p[0]-m*.16+.01,y2:p[1]-m*.12,"stroke-width":m*.34})]},w))]})}var c0=Le([]);function Pb(n){Hr(`Open ${n.title}`,fa(structuredClone(n.model),n.home)),Ls("model")}async function hP(n){try{let{model:e,structure:t}=await $_(n.name);e.kind==="source"&&pu(e.toml,t),Hr(`Open ${n.name}`,fa(e,t.neutral)),Ls(e.kind==="dh"?"model":"pose")}catch(e){_i(e.message,"error")}}var dP={industrial:"Industrial arms",collaborative:"Collaborative arms",textbook:"Textbook arms",mobile:"Moving and legged",parallel:"Closed loops",templates:"Templates"},fP=n=>dP[n]??n.charAt(0).toUpperCase()+n.slice(1);function pP(){let n=gn(!1),e=gn("");Bt(()=>{(Bi!=="served"||Co.value)&&q_().then(r=>c0.value=r,()=>{})},[Co.value]);let t=c0.value.filter(r=>r.family!=="templates"&&`${r.name} ${r.title} ${r.joints}`.toLowerCase().includes(e.value.toLowerCase())),i=[...new Set(t.map(r=>r.family))];return v("div",{class:n.value?"start over":"start",onDragOver:r=>(r.preventDefault(),n.value=!0),onDragLeave:()=>n.value=!1,onDrop:r=>{r.preventDefault(),n.value=!1;let s=r.dataTransfer?.files[0];s&&a0(s)},children:[v("header",{class:"start-head",children:[v("div",{children:[v("h1",{children:"Robot dynamics, live"}),v("p",{children:"Pick an arm and change anything: torques, motion and equations follow at once, computed in this page."})]}),v("div",{class:"buttons",children:[v(It,{icon:"open",onClick:()=>{sh()},children:"Open a file"}),v(It,{icon:"right",kind:"primary",onClick:()=>Ls("model"),children:["Continue with ",ut.value.name]})]})]}),v("h2",{children:"Begin with an arm"}),v("ul",{class:"cards",children:su.map(r=>v("li",{children:v("button",{type:"button",class:"card",onClick:()=>Pb(r),children:[v(Rb,{model:r.model,q:r.home,label:`Picture of ${r.title}`}),v("span",{class:"card-title",children:[r.title,v("small",{class:"letters",children:r.joints})]}),v("span",{class:"card-words",children:r.words})]})},r.title))}),c0.value.length>0&&v(yt,{children:[v("div",{class:"library-head",children:[v("h2",{children:"Library"}),v("label",{class:"find",children:[v(ri,{name:"search",size:16}),v("span",{class:"unseen",children:"Find a robot"}),v("input",{type:"text",placeholder:"Find a robot",value:e.value,onInput:r=>e.value=r.target.value})]})]}),i.map(r=>v("section",{class:"family",children:[v("h3",{children:fP(r)}),v("ul",{class:"rows",children:t.filter(s=>s.family===r).map(s=>v("li",{children:v("button",{type:"button",class:"row-card",onClick:()=>{hP(s)},children:[v("span",{class:"card-title",children:[s.name,v("small",{class:"letters",children:s.joints.length>12?`${s.joints.replace(/\([^)]*\)/g,"").length} joints`:s.joints})]}),v("span",{class:"card-words",children:s.title})]})},s.name))})]},r)),!t.length&&v("p",{class:"hint",children:["No robot is called “",e.value,"”."]})]}),v("p",{class:"start-foot",children:[fu.value," ",Bi==="served"?"URDF, MJCF, TOML, zip with meshes and saved documents can be dropped here.":"Saved documents can be dropped here."]})]})}gi(...su.map(n=>({id:`start.${n.title.replace(/\W+/g,"-").toLowerCase()}`,title:`Begin with: ${n.title}`,words:`new robot template ${n.joints}`,run:()=>Pb(n)})));Dr({id:"start",title:"Start",icon:"start",key:"1",layout:"page",component:pP});var oh=2*Math.PI,Ds=n=>String(Number(n.toPrecision(4)));function mP(n){let[e,t,i,r,s,o]=n.inertia;return Sl([e,r,s,r,t,o,s,o,i],3).values}function gP(n){let e=[],t=(a,l,c,u,h)=>e.push({rule:a,level:l,field:c,text:u,remedy:h}),[i,r,s]=mP(n),o=n.inertia.some(Boolean);if(n.mass<0&&t("mass-negative","error","mass",`the mass is negative (${Ds(n.mass)} kg)`,"give a mass of 0 or more"),n.mass>1e3&&t("unit-mass","warning","mass",`a mass of more than a tonne: grams? (${Ds(n.mass)} kg)`,"give kilograms"),n.mass===0&&!o&&t("mass-zero","note","mass","a link that moves has no mass","give its mass, or leave it if it only joins two axes"),n.mass===0&&o&&t("inertia-without-mass","warning","mass","the link has inertia but no mass","give the mass that goes with it"),n.mass>0&&!o&&t("inertia-missing","warning","inertia","the link has mass but no inertia","give its inertia about the centre of mass"),o){let a=Math.max(Math.abs(i),Math.abs(s)),l=`${Ds(i)}, ${Ds(r)}, ${Ds(s)} kg m²`,c=(s-i-r)/(a||1);i<-1e-9*a?t("inertia-negative","error","inertia",`the inertia has a negative principal moment (${l})`,"check the signs of the products of inertia"):c>.01?t("triangle-inequality","error","inertia",`one principal moment is above the sum of the other two, which no body has (${l})`,"check for swapped or mistyped entries"):c>1e-9&&t("triangle-rounded","warning","inertia",`one principal moment is a little above the sum of the other two (${l})`,"give more digits: a flat body was rounded"),n.mass>0&&Math.sqrt(s/n.mass)>10&&t("unit-inertia","warning","inertia","a radius of gyration of more than 10 m: kg mm² or g mm²?","give kg m²")}for(let a of["a","d"])Math.abs(n[a])>10&&t("unit-length","warning",a,`a length of more than 10 m: millimetres? (${Ds(n[a])} m)`,"give metres");Math.hypot(...n.com)>10&&t("unit-length","warning","com",`a length of more than 10 m: millimetres? (${Ds(Math.hypot(...n.com))} m)`,"give metres");for(let a of["theta","alpha"]){let l=n[a],c=Math.abs(l/(oh/4)-Math.round(l/(oh/4)))*(oh/4);Math.abs(l)>oh?t("unit-angle","warning",a,`more than a turn: degrees? (${Ds(l)} rad)`,"switch the unit, or give radians"):c>1e-12&&c<.001&&t("near-right-angle","note",a,"the angle is nearly but not exactly a multiple of π/2","write pi/2 in full: exact right angles compute faster")}n.joint==="P"&&Math.abs(n.theta)>0&&n.lower===null&&n.upper===null&&t("limits-missing","note","upper","the slide has no end","give its stroke"),n.lower!==null&&n.upper!==null&&(n.lower>n.upper?t("limits-unreachable","error","lower","no position satisfies the limits","give a lower below an upper limit, or leave them empty"):n.lower===n.upper?t("limits-empty","warning","lower","the limits leave no room to move","give the range"):(n.lower>0||n.upper<0)&&t("limits-exclude-zero","note","lower","0 is outside the limits","start simulations elsewhere"));for(let a of["lower","upper"]){let l=n[a];n.joint==="R"&&l!==null&&Math.abs(l)>2*oh&&Math.abs(l)<1e4&&t("limits-degrees","warning",a,`a limit of more than two turns: degrees? (${Ds(l)} rad)`,"switch the unit, or give radians")}for(let a of["velocity","effort"])n[a]===0&&t("limits-zero","warning",a,"a limit of 0 does not let the joint move","give the limit, or leave it empty when it is not known");for(let a of["viscous","rotor_inertia","stiffness"])n[a]<0&&t(`${a}-negative`,"error",a,"the value is negative","give 0 or more");return(n.coulomb[0]<0||n.coulomb[1]>0)&&t("coulomb-sign","error","coulomb","dry friction pushes along the motion","give the torque at positive speed as a positive, that at negative speed as a negative number"),n.rotor_inertia>0&&n.gear_ratio===0&&t("gear-zero","warning","gear_ratio","the rotor does not turn with the joint","give the turns of the motor for each of the joint"),e}function Lb(n){let e=n.rows.flatMap(s=>gP(s).map(o=>({...o,link:s.link,joint:s.name}))),t=(s,o,a,l,c,u)=>e.push({rule:s,level:o,field:a,text:l,remedy:c,link:u?.link??"",joint:u?.name??""}),i=Math.hypot(...n.gravity);i>50&&t("unit-gravity","warning","gravity",`gravity is far above 9.81: mm/s²? (${Ds(i)} m/s²)`,"give m/s²");let r=n.rows.at(-1);r&&r.mass===0&&!r.inertia.some(Boolean)&&r.rotor_inertia===0&&n.payload.mass===0&&t("massless-tip","error","mass","the last joint moves no inertia, so the mass matrix is singular","give the last link mass and inertia, or a payload",r);for(let s of["link","name"])n.rows.forEach((o,a)=>{n.rows.findIndex(l=>l[s]===o[s])<a&&t("name-twice","error",s,`two ${s==="link"?"links":"joints"} are called “${o[s]}”`,"give each a name of its own",o)});return e}var Ib={error:0,warning:1,note:2},u0=n=>[...n].sort((e,t)=>Ib[e.level]-Ib[t.level]);function fp(n){let e=n.trim().replace(/\u2212/g,"-");if(!e)return NaN;let t=/^[^.]*,[^.,]*$/.test(e)?e.replace(",","."):e.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g,"");return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(t)?Number(t):NaN}function h0(n){let e=n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/);for(;e.length&&!e[e.length-1].trim();)e.pop();let t=e.find(s=>s.trim())??"",i=s=>Db(t,s).length,r=["	",";",","].reduce((s,o)=>i(o)>i(s)?o:s);return e.filter(s=>s.trim()).map(s=>Db(s,r).map(o=>o.trim()))}function Db(n,e){let t=[],i="",r=!1;for(let s=0;s<n.length;s++){let o=n[s];o==='"'?r&&n[s+1]==='"'?(i+='"',s++):r=!r:o===e&&!r?(t.push(i),i=""):i+=o}return[...t,i]}function _c(n){let e=r=>/[",\n]/.test(r)?`"${r.replace(/"/g,'""')}"`:r,t=n.map(({name:r,unit:s})=>e(s?`${r} [${s}]`:r)).join(","),i=Array.from({length:n[0]?.values.length??0},(r,s)=>n.map(({values:o})=>String(o[s])).join(","));return[t,...i].join(`
`)+`
`}var Nb={"":1,s:1,ms:.001,rad:1,deg:Math.PI/180,"°":Math.PI/180,m:1,mm:.001};function pp(n,e){let t=h0(n);if(t.length<3)throw new Error("A motion needs a header and two rows at least: t, q_1, q_2, ...");let i=t[0].map(d=>{let[,f,g]=/^(.*?)\s*(?:[[(](.*)[\])])?$/.exec(d);return{name:f.trim(),unit:(g??"").trim()}}),r=d=>{let f=i.findIndex(g=>g.name.toLowerCase()===d.toLowerCase());if(f<0)return-1;if(!(i[f].unit in Nb))throw new Error(`Column "${t[0][f]}": the unit must be one of rad, deg, m, mm, s, ms`);return f},s=e.joints.flatMap(d=>d.nq===1?[d.name]:Array.from({length:d.nq},(f,g)=>`${d.name}_${g+1}`)),o=[r("t"),r("time")].find(d=>d>=0)??-1;if(o<0)throw new Error(`No column "t": the first line must name the columns, t and ${s.slice(0,2).join(", ")} ..., or q_1, q_2 ...`);let a=s.map((d,f)=>[r(`q_${f+1}`),r(`q${f+1}`),r(d)].find(g=>g>=0)??-1),l=a.findIndex(d=>d<0);if(l>=0)throw new Error(`No column "q_${l+1}" or "${s[l]}": every joint needs one`);let c=(d,f)=>{let g=fp(t[d][f]??"");if(!Number.isFinite(g))throw new Error(`Line ${d+1}, column "${t[0][f]}": "${t[d][f]??""}" is not a number`);return g*Nb[i[f].unit]},u=[],h=[];for(let d=1;d<t.length;d++){let f=c(d,o);if(u.length&&f<=u[u.length-1])throw new Error(`Line ${d+1}: times must increase; ${f} s comes after ${u[u.length-1]} s`);u.push(f),h.push(a.map(g=>c(d,g)))}return{t:u,q:h}}var Ha=Math.PI/180,vP=Ve(()=>qt.value.degrees),Jn=(n,e=4,t=.01,i=1)=>({label:n,factor:i,digits:e,step:t});function Kn(n){let e=vP.value;switch(n){case"angle":return e?Jn("°",2,1,Ha):Jn("rad",4,.02);case"speed":return e?Jn("°/s",2,1,Ha):Jn("rad/s",4,.02);case"acceleration":return e?Jn("°/s²",2,1,Ha):Jn("rad/s²",4,.02);case"length":return Jn("m",4,.005);case"velocity":return Jn("m/s",4,.01);case"linear acceleration":return Jn("m/s²",4,.01);case"mass":return Jn("kg",4,.1);case"inertia":return Jn("kg m²",6,.001);case"torque":return Jn("N m",3,1);case"force":return Jn("N",3,1);case"power":return Jn("W",2,1);case"energy":return Jn("J",4,1);case"time":return Jn("s",4,.1);case"gravity":return Jn("m/s²",3,.1);case"damping":return Jn("N m s/rad",4,.1);case"stiffness":return Jn("N m/rad",3,1);default:return Jn("",4,.1)}}var es=n=>Zi(n)?"length":"angle",lo=n=>Zi(n)?"velocity":"speed",kb=n=>Zi(n)?"linear acceleration":"acceleration",Ns=n=>Zi(n)?"force":"torque",Zi=n=>n==="P"||n==="prismatic";function ji(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"–":n>0?"∞":"−∞";let t=Math.abs(n);return(t!==0&&(t>=1e6||t<10**-e)?n.toExponential(2):Number(n.toFixed(e)).toString()).replaceAll("-","−")}function Ut(n,e,t){let i=Kn(e),r=i.label.startsWith("°")?"":" ";return`${ji(n/i.factor,t??i.digits)}${i.label?r+i.label:""}`}function Ko(n,e){if(n===null)return"";let t=n/e.factor,i=Number(t.toPrecision(12));return String(i===0?0:i)}function f0(n,e){if(n===null)return"";let t=n/e.factor,i=Math.abs(t);if(i!==0&&(i>=1e7||i<.5*10**-(e.digits+2)))return t.toExponential(3).replace(/\.?0+e/,"e");let r=Number(Number(t.toPrecision(Math.max(5,Math.ceil(Math.log10(i+1))+2))).toFixed(e.label.startsWith("°")?3:e.digits+2));return String(r===0?0:r)}function ah(n,e){let t=n.trim().replaceAll("−","-").replaceAll("π","pi");if(!t)return null;let i=/^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(t);if(!i)return NaN;let r=_P(i[1]),s=i[2],o=e.label.startsWith("°")||e.label.startsWith("rad");if(s===void 0)return r*(/pi/.test(t)&&o?1:e.factor);let a=o?{"°":Ha,"°/s":Ha,"°/s²":Ha,deg:Ha,rad:1}:e.label==="m"?{mm:.001,cm:.01,m:1}:e.label==="kg"?{kg:1,g:.001}:e.label==="s"?{s:1,ms:.001}:{};return r*(a[s]??NaN)}function _P(n){let t=n.trim().split(/([*/])/),i=d0(t[0]);for(let r=1;r<t.length;r+=2)i=t[r]==="*"?i*d0(t[r+1]):i/d0(t[r+1]);return i}function d0(n){let e=n.trim(),t=/^([+-]?)(.*?)\s*pi$/.exec(e);return t?(t[1]==="-"?-1:1)*(t[2]?fp(t[2]):1)*Math.PI:fp(e)}function ts(n){let{label:e,quiet:t,kind:i="plain"}=n,r=_s(),s=n.unit??Kn(i);return v("div",{class:t?"field quiet":"field",children:[v("label",{for:r,class:t?"unseen":void 0,children:e}),v("div",{class:"number",children:[v(Nr,{...n,id:r}),s.label&&v("span",{class:"unit","aria-hidden":"true",children:s.label})]})]})}function Nr({value:n,kind:e="plain",unit:t,onChange:i,onClear:r,min:s,max:o,label:a,placeholder:l,disabled:c,remark:u,level:h,id:d,cell:f}){let g=t??Kn(e),y=gn(null),p=gn(""),m=gn(!1),_=_s(),w=S=>Math.min(Math.max(S,s??-1/0),o??1/0),b=S=>{let x=ah(S,g);if(x===null)return r?(p.value="",n!==null&&r(),!0):(p.value="A number is needed here.",!1);if(!Number.isFinite(x))return p.value=`“${S.trim()}” is not a number: write 0.25, 1,5, 2e-3, pi/2 or 90°.`,!1;p.value="";let A=w(x);return S.trim()!==Ko(n,g)&&A!==n&&i(A),!0},E=S=>{let x=S.target;if(S.key==="Enter"&&b(x.value))y.value=null;else if(S.key==="Escape"&&y.value!==null)S.stopPropagation(),y.value=null,p.value="";else if(!f&&(S.key==="ArrowUp"||S.key==="ArrowDown")){S.preventDefault();let A=(S.key==="ArrowUp"?1:-1)*(S.shiftKey?10:1);y.value=null,i(w(Number(((n??0)/g.factor+A*g.step).toPrecision(12))*g.factor))}};return v(yt,{children:[v("input",{id:d,type:"text",inputMode:"decimal",autocomplete:"off",spellcheck:!1,disabled:c,placeholder:l,"aria-label":d?void 0:a,"aria-invalid":p.value!==""||h==="error","aria-describedby":p.value||u?_:void 0,"data-dirty":y.value!==null?"1":void 0,class:h,value:y.value??(m.value?Ko(n,g):f0(n,g)),title:p.value||u||(f0(n,g)===Ko(n,g)?void 0:Ko(n,g)),onInput:S=>y.value=S.target.value,onKeyDown:E,onFocus:S=>{let x=S.target;m.value=!0,y.peek()===null&&(x.value=Ko(n,g)),x.select()},onBlur:S=>{m.value=!1,y.value!==null&&b(S.target.value)&&(y.value=null),bl()}}),(p.value||u)&&v("span",{id:_,class:p.value&&!f?"field-error":"unseen",role:p.value?"alert":void 0,children:p.value||u})]})}function mp({label:n,value:e,kind:t="plain",min:i,max:r,span:s,onChange:o,onFocus:a,aside:l,remark:c}){let u=_s(),h=Kn(t),d=Math.max(s??Math.PI,Math.abs(e)),f=i??-d,g=r??d,y=Yt(null),p=g>f?(e-f)/(g-f):0,m=g>f?Math.min(1,Math.max(0,-f/(g-f))):0,_=w=>{y.current=w,w?.style.setProperty("--from",`${100*Math.min(m,p)}%`),w?.style.setProperty("--to",`${100*Math.max(m,p)}%`)};return v("div",{class:"slider",onFocusCapture:()=>a?.(!0),onBlurCapture:()=>a?.(!1),onPointerEnter:()=>a?.(!0),onPointerLeave:()=>a?.(!1),children:[v("div",{class:"slider-head",children:[v("label",{for:u,children:n}),l,v("div",{class:"number",children:[v(Nr,{label:`${n}, typed`,value:e,kind:t,min:i,max:r,onChange:o,remark:c,level:c?"warning":void 0}),v("span",{class:"unit","aria-hidden":"true",children:h.label})]})]}),v("input",{id:u,ref:_,type:"range",min:f,max:g,step:(g-f)/1e3||1e-6,value:e,"aria-valuetext":`${ji(e/h.factor,h.digits)} ${h.label}`,onInput:w=>o(Number(w.target.value)),onChange:bl,onKeyDown:w=>{let b={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10}[w.key];b&&(w.preventDefault(),o(Math.min(g,Math.max(f,e+b*(w.shiftKey?10:1)*h.step*h.factor))))}}),v("div",{class:"slider-ends","aria-hidden":"true",children:[v("span",{children:i==null?"":ji(f/h.factor,1)+(h.label.startsWith("°")?"°":"")}),v("span",{children:r==null?"":ji(g/h.factor,1)+(h.label.startsWith("°")?"°":"")})]})]})}function ns({label:n,value:e,options:t,onChange:i,quiet:r}){let s=_s();return v("fieldset",{class:r?"segmented quiet":"segmented",children:[v("legend",{class:r?"unseen":void 0,children:n}),v("div",{children:t.map(([o,a])=>v("label",{class:o===e?"on":void 0,children:[v("input",{type:"radio",name:s,value:o,checked:o===e,onChange:()=>i(o)}),v("span",{children:a})]},o))})]})}function yc({label:n,value:e,options:t,onChange:i,quiet:r,disabled:s}){let o=_s();return v("div",{class:r?"field quiet":"field",children:[v("label",{for:o,class:r?"unseen":void 0,children:n}),v("select",{id:o,value:e,disabled:s,onChange:a=>i(a.target.value),children:t.map(([a,l])=>v("option",{value:a,children:l},a))})]})}function co({label:n,value:e,onChange:t,hint:i,disabled:r}){return v("label",{class:"switch",title:i,children:[v("input",{type:"checkbox",role:"switch",checked:e,disabled:r,onChange:s=>t(s.target.checked)}),v("span",{class:"switch-track","aria-hidden":"true"}),v("span",{children:n})]})}function ks({label:n,value:e,kind:t,onChange:i,names:r=["x","y","z"],limits:s}){let o=_s(),a=Kn(t);return v("div",{class:"vector",role:"group","aria-labelledby":o,children:[v("span",{id:o,class:"vector-label",children:[n," ",v("span",{class:"unit",children:a.label&&`[${a.label}]`})]}),v("div",{class:"vector-cells",children:r.map((l,c)=>v("label",{class:"vector-cell",children:[v("span",{children:l}),v(Nr,{label:`${n}, ${l}`,value:e[c],kind:t,min:s===void 0?void 0:-s,max:s,onChange:u=>i(e.map((h,d)=>d===c?u:h),c)})]},l))})]})}var xc=(n,e)=>typeof n.kind=="function"?n.kind(e):n.kind??"plain",yP=n=>/[\t\n;]/.test(n.trim());function p0(n,e,t,i,r){let s=h0(n),o=[],a=f=>f.toLowerCase().replace(/\s*[[(].*[\])]\s*/g,"").replace(/[\s_]/g,""),l=s.length>1&&s[0].some(f=>f)&&s[0].every(f=>!Number.isFinite(ah(f,Kn("plain"))??NaN)),c=[];if(l)for(let f of s[0]){let g=t.find(y=>[y.key,y.title,...y.names??[]].map(a).includes(a(f)));c.push({column:g,unit:/[[(](.*)[\])]/.exec(f)?.[1]??""}),!g&&f&&o.push(`no column is called “${f}”`)}else for(let f=i.column;f<t.length;f++)c.push({column:t[f],unit:""});let u=[...e],h=0;return(l?s.slice(1):s).forEach((f,g)=>{let y=(l?0:i.row)+g;if(y>=u.length){if(!r)return void(g===u.length&&o.push("there are more rows than the table has"));u.push(r(y))}f.forEach((p,m)=>{let _=c[m];if(!_?.column)return;let{column:w,unit:b}=_;if(w.text||w.choices){let S=w.choices?w.choices.find(([x,A])=>[x,A].some(O=>O.toLowerCase()===p.toLowerCase()))?.[0]:p;S?(u[y]=w.set(u[y],S),h++):p&&o.push(`row ${y+1}, ${w.title}: “${p}” is none of ${w.choices?.map(([x])=>x).join(", ")}`);return}let E=ah(b&&p&&!/[a-z°]/i.test(p)?`${p} ${b}`:p,Kn(xc(w,u[y])));(E===null?w.optional:Number.isFinite(E))?(u[y]=w.set(u[y],E),h++):(p||!w.optional)&&o.push(p?`row ${y+1}, ${w.title}: “${p}” is not a number`:"")})}),{rows:u,count:h,problems:o.filter(Boolean)}}function m0(n,e){let t=s=>s.text||s.choices?"":n.length&&new Set(n.map(o=>Kn(xc(s,o)).label)).size===1?Kn(xc(s,n[0])).label:"",i=e.map(s=>t(s)?`${s.key} [${t(s).replace("°","deg")}]`:s.key),r=n.map(s=>e.map(o=>{let a=o.get(s);return typeof a=="number"?Ko(a,Kn(xc(o,s))):a??""}));return[i,...r].map(s=>s.join("	")).join(`
`)+`
`}function Fb({label:n,rows:e,columns:t,onChange:i,fresh:r,remarks:s,selected:o,onSelect:a,rowName:l,foot:c}){let u=Yt(null),h=(g,y)=>u.current?.querySelector(`[data-cell="${g} ${y}"] :is(input, select)`),d=(g,y,p)=>{let m=g.target,_=m.tagName==="INPUT",w=_&&m.selectionStart===0&&m.selectionEnd===m.value.length,b=(E,S)=>{let x=h(E,S);x&&(g.preventDefault(),x.focus())};if(g.key==="Enter"&&_)b(y+(g.shiftKey?-1:1),p);else if(_)g.key==="ArrowDown"?b(y+1,p):g.key==="ArrowUp"?b(y-1,p):g.key==="ArrowRight"&&(w||m.selectionStart===m.value.length)?b(y,p+1):g.key==="ArrowLeft"&&(w||m.selectionEnd===0)&&b(y,p-1);else return},f=(g,y,p)=>{let m=g.clipboardData?.getData("text")??"";if(!yP(m))return;g.preventDefault();let _=p0(m,e,t,{row:y,column:p},r);_.count&&i(_.rows,"Paste"),_i(_.problems.length?`${_.count} cells pasted; ${_.problems.slice(0,3).join("; ")}.`:`${_.count} cells pasted.`,_.problems.length?"error":"good")};return v("div",{class:"table-scroll",role:"region","aria-label":n,tabIndex:0,children:v("table",{class:"table",ref:u,children:[v("thead",{children:v("tr",{children:[v("th",{scope:"col",class:"row-number",children:v("span",{class:"unseen",children:"Row"})}),t.map(g=>{let y=g.text||g.choices?[]:[...new Set(e.map(p=>Kn(xc(g,p)).label))];return v("th",{scope:"col",title:g.words,class:`${g.last?"last":""}${g.text||g.choices?" words":""}`,children:[v("span",{"aria-hidden":"true",children:g.title}),v("span",{class:"unseen",children:g.words}),y.some(Boolean)&&v("span",{class:"unit",children:y.join(" | ")})]},g.key)})]})}),v("tbody",{children:e.map((g,y)=>v("tr",{class:y===o?"selected":void 0,onFocusCapture:()=>a?.(y),onPointerDown:()=>a?.(y),children:[v("th",{scope:"row",class:"row-number",children:y+1}),t.map((p,m)=>{let _=p.get(g),w=s?.(y,p.key),b=`${l(g,y)}, ${p.words}`,E=S=>i(e.map((x,A)=>A===y?p.set(x,S):x),`Change ${p.words.split(",")[0]}`,`${p.key} ${y}`);return v("td",{"data-cell":`${y} ${m}`,class:`cell${p.last?" last":""}${w?` ${w.level}`:""}${p.narrow?" narrow":""}${p.text?" words":""}`,onKeyDown:S=>d(S,y,m),onPaste:S=>f(S,y,m),children:[p.mark?.(g,y)&&v("span",{class:"cell-mark","aria-hidden":"true",children:p.mark(g,y)}),p.choices?v("select",{"aria-label":b,value:String(_),onChange:S=>E(S.target.value),children:p.choices.map(([S,x])=>v("option",{value:S,children:x},S))}):p.text?v("input",{type:"text","aria-label":b,title:w&&`${w.text}; ${w.remedy}`,value:String(_??""),spellcheck:!1,autocomplete:"off",onFocus:S=>S.target.select(),onChange:S=>S.target.value.trim()&&E(S.target.value.trim())}):v(Nr,{cell:!0,label:b,value:_,kind:xc(p,g),onChange:E,onClear:p.optional?()=>E(null):void 0,placeholder:p.optional?"–":void 0,remark:w&&`${w.text}; ${w.remedy}`,level:w?.level})]},p.key)})]},y))}),c]})})}var gp=Le(0),Zo=Le(1),xP={theta:"θ",d:"d",a:"a",alpha:"α"},Ga=n=>[...String(n)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join("");function bP(n,e){switch(n){case"theta":return $s(e);case"alpha":return Eo(e);case"d":return cr(0,0,e);case"a":return cr(e,0,0)}}var MP=Ve(()=>{let n=ut.value;if(n.kind!=="dh")return null;let e=Math.min(gp.value,4*n.rows.length-1),t=Math.floor(e/4),i=e%4,r=Jh(n.convention,n.rows[t],Nt.value.q[t]),s=Al(n,Nt.value.q)[t],o=r.slice(0,i).reduce((u,h)=>bt(u,h.frame),s),{name:a,value:l}=r[i],c=r.reduce((u,h)=>bt(u,h.frame),[...vi]);return{joint:t,step:i,name:a,value:l,before:s,moving:bt(o,bP(a,Zo.value*l)),whole:c}}),lh=0;function g0(){if(cancelAnimationFrame(lh),Q_())return void(Zo.value=1);let n=performance.now(),e=t=>{let i=Math.min(1,(t-n)/900);Zo.value=i<.5?2*i*i:1-2*(1-i)**2,i<1&&(lh=requestAnimationFrame(e))};Zo.value=0,lh=requestAnimationFrame(e)}function bc(n){let e=ut.peek();e.kind==="dh"&&(gp.value=Math.min(Math.max(n,0),4*e.rows.length-1),g0())}var SP=(n,{joint:e,name:t,value:i})=>{let r=n.rows[e],s=Ga(e+1),o=t==="theta"&&r.joint==="R"||t==="d"&&r.joint==="P",a=n.convention==="standard",l=Ga(a?e:e+1);switch(t){case"theta":return{title:`Turn by θ${s} = ${Ut(i,"angle")}`,text:`about z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own angle":""}: x turns towards the common normal.`};case"d":return{title:`Shift by d${s} = ${Ut(i,"length")}`,text:`along z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own stroke":""}, to the foot of the common normal.`};case"a":return{title:`Shift by a${a?s:Ga(e)} = ${Ut(i,"length")}`,text:a?`along x${s}, the common normal, to the axis of the next joint.`:`along x${Ga(e)}, the common normal, to the axis of joint ${e+1}.`};case"alpha":return{title:`Twist by α${a?s:Ga(e)} = ${Ut(i,"angle")}`,text:a?`about x${s}, so that z${s} lies along the axis of the next joint. Frame ${e+1} is reached.`:`about x${Ga(e)}, so that z lies along the axis of joint ${e+1}.`}}};function wP({T:n}){return v("table",{class:"matrix","aria-label":"Frame as a matrix",children:v("tbody",{children:[0,1,2,3].map(e=>v("tr",{children:[0,1,2,3].map(t=>v("td",{children:ji(n[4*e+t],3)},t))},e))})})}function Ub(){let n=MP.value,e=ut.value;if(Bt(()=>{n&&(Yn.value={joint:n.joint,frames:[{frame:n.before,label:String(n.joint)},{frame:n.moving,label:n.step===3&&Zo.value===1?String(n.joint+1):"",strong:!0}]})},[n]),Bt(()=>(g0(),()=>{cancelAnimationFrame(lh),Yn.value={}}),[]),!n||e.kind!=="dh")return null;let t=4*e.rows.length,i=4*n.joint+n.step,{title:r,text:s}=SP(e,n),o=Jh(e.convention,e.rows[n.joint],Nt.value.q[n.joint]);return v("div",{class:"walk",children:[v("div",{class:"walk-joints",role:"group","aria-label":"Joints",children:e.rows.map((a,l)=>v("button",{type:"button","aria-pressed":l===n.joint,onClick:()=>bc(4*l),title:a.name,children:l+1},l))}),v("p",{class:"walk-place",children:["Joint ",n.joint+1," of ",e.rows.length,", from frame ",n.joint," to frame ",n.joint+1]}),v("div",{class:"walk-step","aria-live":"polite",children:[v("h3",{children:r}),v("p",{children:s})]}),v("ol",{class:"walk-steps",children:o.map((a,l)=>v("li",{children:v("button",{type:"button","aria-current":l===n.step?"step":void 0,class:l<n.step?"done":void 0,onClick:()=>bc(4*n.joint+l),children:[v("span",{children:xP[a.name]}),Ut(a.value,a.name==="theta"||a.name==="alpha"?"angle":"length")]})},a.name))}),v("label",{class:"walk-share",children:[v("span",{children:"How far"}),v("input",{type:"range",min:0,max:1,step:.005,value:Zo.value,ref:a=>a?.style.setProperty("--to",`${100*Zo.value}%`),onInput:a=>(cancelAnimationFrame(lh),Zo.value=Number(a.target.value))})]}),v("div",{class:"buttons",children:[v(It,{icon:"back",onClick:()=>bc(i-1),disabled:i===0,children:"Back"}),v(It,{icon:"next",kind:"primary",onClick:()=>bc(i+1),disabled:i===t-1,children:"Next"}),v(cn,{icon:"repeat",label:"This step again",onClick:g0})]}),v("div",{class:"walk-matrix",children:[v("div",{children:[v("h4",{children:["Frame ",n.joint+1," in frame ",n.joint]}),v(wP,{T:n.whole})]}),v("div",{children:[v("h4",{children:"The moving frame in space"}),v(Pl,{rows:["x","y","z"].map((a,l)=>[a,Ut(qe(n.moving)[l],"length")])})]})]})]})}gi({id:"walk.next",title:"Walk: next step",keys:"PageDown",run:()=>bc(gp.peek()+1),able:()=>Yn.peek().frames!==void 0},{id:"walk.back",title:"Walk: one step back",keys:"PageUp",run:()=>bc(gp.peek()-1),able:()=>Yn.peek().frames!==void 0});var Ob=[["table","DH table"],["inertia","Masses"],["limits","Limits"],["drives","Motors and friction"],["walk","Walk through frames"]],br=Le("table"),is=Le(-1),v0=Le(null),Mr=()=>ut.value.kind==="dh"?ut.value:null,_0=(n,e,t="")=>Rn(e,i=>({model:{...i.model,rows:n}}),t),y0=Ve(()=>{let n=ut.value;return v0.value?.model===n?u0(v0.value.remarks):n.kind==="dh"?u0(Lb(n)):[]}),Gb=n=>[...String(n+1)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""),Qi=(n,e,t,i,r={})=>({key:n,title:e,words:t,kind:i,get:s=>s[n],set:(s,o)=>({...s,[n]:o}),...r}),Mc=(n,e,t,i,r,s={})=>({key:`${n}.${e}`,title:t,words:i,kind:r,get:o=>o[n][e],set:(o,a)=>({...o,[n]:o[n].map((l,c)=>c===e?a:l)}),...s}),vp=(n,e)=>({key:n,title:e,words:e,text:!0,get:t=>t[n],set:(t,i)=>({...t,[n]:i})}),AP={key:"joint",title:"Joint",words:"kind of joint, R turns or P slides",choices:[["R","R"],["P","P"]],narrow:!0,names:["type"],get:n=>n.joint,set:(n,e)=>({...n,joint:e})},uo=(n,e)=>t=>t.joint==="R"?n:e,Bb=Qi("theta","θ","theta, turn about z","angle",{mark:(n,e)=>n.joint==="R"?`q${Gb(e)} +`:""}),zb=Qi("d","d","d, shift along z","length",{mark:(n,e)=>n.joint==="P"?`q${Gb(e)} +`:"",names:["b","offset"]}),Vb=Qi("a","a","a, shift along x","length",{names:["length","r"]}),Hb=Qi("alpha","α","alpha, twist about x","angle",{names:["twist"]});function _p(n,e){switch(n){case"inertia":return[vp("link","Link"),Qi("mass","m","mass","mass",{last:!0}),...["x","y","z"].map((t,i)=>Mc("com",i,t,`centre of mass, ${t}`,"length",{last:i===2,names:[`com${t}`,`c${t}`]})),...["xx","yy","zz","xy","xz","yz"].map((t,i)=>Mc("inertia",i,t,`inertia, ${t}`,"inertia",{names:[`I${t}`]}))];case"limits":return[vp("name","Joint"),Qi("lower","min","lower limit",uo("angle","length"),{optional:!0,names:["lower"]}),Qi("upper","max","upper limit",uo("angle","length"),{optional:!0,names:["upper"]}),Qi("velocity","speed","speed limit",uo("speed","velocity"),{optional:!0,names:["velocity"]}),Qi("effort","torque","torque or force limit",uo("torque","force"),{optional:!0,names:["effort"]})];case"drives":return[vp("name","Joint"),Qi("rotor_inertia","rotor","rotor inertia, on the motor’s side","inertia",{names:["rotor inertia","Jm"]}),Qi("gear_ratio","gear","gear ratio, turns of the motor for one of the joint","plain",{last:!0,names:["G","gear ratio"]}),Qi("viscous","viscous","viscous friction","damping",{names:["B"]}),Mc("coulomb",0,"dry +","dry friction at positive speed",uo("torque","force"),{names:["coulomb+"]}),Mc("coulomb",1,"dry −","dry friction at negative speed",uo("torque","force"),{names:["coulomb-"]}),Mc("static",0,"rest +","friction at rest, positive",uo("torque","force")),Mc("static",1,"rest −","friction at rest, negative",uo("torque","force"),{last:!0}),Qi("stiffness","spring","stiffness of a spring","stiffness"),Qi("rest","at rest","where the spring rests",uo("angle","length"))];default:return[vp("name","Name"),AP,...e==="standard"?[Bb,zb,Vb,Hb]:[Hb,Vb,Bb,zb]]}}function x0(n){let e=new Set(Mr()?.rows.flatMap(i=>[i.name,i.link])??[]),t=i=>{let r=n+1;for(;e.has(`${i}${r}`);)r++;return`${i}${r}`};return Wh({name:t("joint"),link:t("link"),a:.2,mass:1,com:[-.1,0,0],inertia:[4e-4,.0034,.0034,0,0,0],lower:-Math.PI,upper:Math.PI})}function Wb(){let n=Mr();!n||n.rows.length>=30||(_0([...n.rows,x0(n.rows.length)],"Add a joint"),is.value=n.rows.length)}function qb(){let n=Mr(),e=is.value>=0?is.value:(n?.rows.length??0)-1;if(!n||n.rows.length<2)return;let t=n.rows[e].name;Rn(`Remove ${t}`,i=>{let r=o=>o.filter((a,l)=>l!==e),s=i.simulation;return{model:{...i.model,rows:n.rows.filter((o,a)=>a!==e)},pose:{...i.pose,q:r(i.pose.q)},motion:{...i.motion,...i.motion.kind==="csv"?{kind:"cycloidal",csv:""}:{},waypoints:i.motion.waypoints.map(o=>({...o,q:r(o.q)}))},simulation:{...s,kp:r(s.kp),kd:r(s.kd),q0:r(s.q0),qd0:r(s.qd0),target:r(s.target)}}}),is.value=-1}var $b=async()=>{let n=Mr();if(n)try{let e=_p(br.value==="walk"?"table":br.value,n.convention),t=p0(await navigator.clipboard.readText(),n.rows,e,{row:0,column:e.findIndex(i=>!i.text&&!i.choices)},x0);t.count&&_0(t.rows,"Paste"),_i(t.problems.length?`${t.count} cells pasted; ${t.problems.slice(0,3).join("; ")}.`:`${t.count} cells pasted.`,t.problems.length?"error":"good")}catch{_i("The browser does not let the page read the clipboard: click a cell and press Ctrl+V.","note")}},TP=(n,e)=>{let t=Mr();return t?y0.value.find(i=>Xb(i,t.rows[n])&&i.field===e.split(".")[0]):void 0},Xb=(n,e)=>n.link===e.link||n.joint===e.name,EP={mass:"inertia",com:"inertia",inertia:"inertia",link:"inertia",lower:"limits",upper:"limits",velocity:"limits",effort:"limits",viscous:"drives",coulomb:"drives",static:"drives",rotor_inertia:"drives",gear_ratio:"drives",stiffness:"drives",rest:"drives"};function CP(n){let e=Mr();if(!e)return;br.value=EP[n.field]??"table";let t=e.rows.findIndex(r=>Xb(n,r));is.value=t;let i=_p(br.value,e.convention).findIndex(r=>r.key.split(".")[0]===n.field);requestAnimationFrame(()=>document.querySelector(`[data-cell="${t} ${i}"] :is(input, select)`)?.focus())}function Yb(){let n=y0.value,e=n.filter(i=>i.level!=="note"),t=n.length-e.length;return n.length?v(Pn,{title:e.length?`${e.length} ${e.length===1?"remark":"remarks"}${t?`, ${t} ${t===1?"note":"notes"}`:""}`:`${t} ${t===1?"note":"notes"}`,fold:!0,open:e.length>0,children:v("ul",{class:"remarks",children:n.slice(0,40).map((i,r)=>v("li",{class:i.level,children:v("button",{type:"button",onClick:()=>CP(i),children:[v(ri,{name:i.level,size:18}),v("span",{children:[v("strong",{children:[i.link,i.field].filter(Boolean).join(", ")||"The whole arm"}),": ",i.text,". ",v("span",{class:"remedy",children:[i.remedy.charAt(0).toUpperCase()+i.remedy.slice(1),"."]})," ",v("code",{children:i.rule})]})]})},r))})}):v("p",{class:"remarks-none",children:[v(ri,{name:"check",size:18})," Nothing to remark."]})}function RP({m:n}){let e=(t,i,r)=>Rn(t==="base"?"Move the base":"Move the tip",s=>{let o=s.model[t],a=V_(r??Mm(o),i??qe(o));return{model:{...s.model,[t]:a}}});return v(Pn,{title:"Base and tip",fold:!0,open:!1,hint:"Where the table begins in space, and where the tip is in the last frame. Angles turn about x, then y, then z of what is fixed.",children:[["base","tool"].map(t=>v("div",{class:"frame-fields",children:[v(ks,{label:t==="base"?"Base, position":"Tip, position",kind:"length",value:qe(n[t]),onChange:i=>e(t,i,null)}),v(ks,{label:t==="base"?"Base, angles":"Tip, angles",kind:"angle",value:Mm(n[t]),onChange:i=>e(t,null,i)})]},t)),v("div",{class:"buttons",children:v(It,{small:!0,disabled:[...n.base,...n.tool].every((t,i)=>t===vi[i%16]),onClick:()=>Rn("Base and tip as they were",t=>({model:{...t.model,base:[...vi],tool:[...vi]}})),children:"Neither"})})]})}var Jb=[["frames","Frames"],["axes","Axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"]];function PP(){Bt(()=>{Yi(null);let t=Ct(()=>{let s=is.value;br.value!=="walk"&&(Yn.value=s>=0&&s<(Mr()?.rows.length??0)?{joint:s}:{})}),i=0,r=Ct(()=>{let s=ut.value;clearTimeout(i),Co.value&&(i=window.setTimeout(()=>Pm(s).then(o=>v0.value={model:s,remarks:o.remarks},()=>{}),700))});return()=>{t(),r(),clearTimeout(i),Yn.value={}}},[]);let n=Mr();if(!n)return v(LP,{});let e=_p(br.value,n.convention);return v(yt,{children:[v(Ro,{label:"Parts of the model",tabs:Ob,value:br.value,onChange:t=>(br.value=t,Yn.value={})}),br.value==="walk"?v(Ub,{}):v(yt,{children:[v("div",{class:"model-bar",children:[br.value==="table"&&v(ns,{quiet:!0,label:"Convention",value:n.convention,options:[["standard","Standard"],["modified","Modified"]],onChange:t=>Rn("Read the table in the other convention",i=>({model:{...i.model,convention:t}}))}),v("div",{class:"model-tools",children:[v(It,{small:!0,icon:"plus",onClick:Wb,children:"Add a joint"}),v(cn,{icon:"trash",label:is.value>=0&&n.rows[is.value]?`Remove ${n.rows[is.value].name}`:"Remove the last joint",onClick:qb,disabled:n.rows.length<2}),v(Xs,{label:"Table",icon:"more",align:"right",items:()=>[{title:"Copy the table",icon:"copy",run:()=>{ln(m0(n.rows,e),"Table")}},{title:"Paste a table",icon:"file",run:()=>{$b()}},{title:"Copy as Python",icon:"code",run:()=>{ln(On("print(robot)"),"Python")},apart:!0}]})]})]}),v(Fb,{label:Ob.find(([t])=>t===br.value)?.[1]??"",rows:n.rows,columns:e,onChange:_0,fresh:x0,remarks:TP,selected:is.value,onSelect:t=>is.value=t,rowName:t=>br.value==="inertia"?t.link:t.name}),v("p",{class:"hint table-hint",children:IP[br.value](n)}),v("div",{class:"marks",role:"group","aria-label":"In the picture",children:Jb.map(([t,i])=>v(co,{label:i,value:qt.value.layers.includes(t),onChange:()=>vc(t)},t))}),v(Yb,{}),v(RP,{m:n})]})]})}var IP={table:n=>`${n.convention==="standard"?"From frame i−1 to frame i: turn θ about z, shift d along z, shift a along x, twist α about x.":"From frame i−1 to frame i: twist α about x, shift a along x, turn θ about z, shift d along z."} Cells take pi/2, 90° or 1,5; a spreadsheet can be pasted into any cell.`,inertia:()=>"Centre of mass in the link’s frame; inertia about the centre of mass, along the axes of that frame.",limits:()=>"Empty where there is no limit.",drives:()=>"Friction on the joint’s side; dry friction at positive speed is positive, at negative speed negative.",walk:()=>""};function LP(){let n=ut.value,e=y0.value;return v(yt,{children:[v(In,{children:[n.name," is no serial arm by a table: it is viewed, posed, moved and simulated, and not edited here."]}),v(Pn,{title:"What it is",children:v(Pl,{rows:[["Name",n.name],["Gravity",`${n.gravity.map(t=>Number(t.toPrecision(4))).join(", ")} m/s²`]]})}),e.length>0&&v(Yb,{}),n.kind==="source"&&v(Pn,{title:"Source",fold:!0,open:!1,children:v("pre",{class:"source",tabIndex:0,children:n.toml})}),v("div",{class:"marks",role:"group","aria-label":"In the picture",children:Jb.map(([t,i])=>v(co,{label:i,value:qt.value.layers.includes(t),onChange:()=>vc(t)},t))})]})}gi({id:"model.add",title:"Add a joint",words:"row link new",run:Wb,able:()=>Mr()!==null,python:Ml},{id:"model.remove",title:"Remove the chosen joint",words:"row link delete",run:qb,able:()=>(Mr()?.rows.length??0)>1,python:Ml},{id:"model.paste",title:"Paste a table from a spreadsheet",words:"csv tsv excel",run:()=>{$b()},able:()=>Mr()!==null},{id:"model.copy",title:"Copy the table for a spreadsheet",words:"csv tsv excel",run:()=>{let n=Mr();n&&ln(m0(n.rows,_p("table",n.convention)),"Table")},able:()=>Mr()!==null,python:()=>On("print(robot.to_dh())")},{id:"model.check",title:"Copy the check of the model as Python",words:"lint remarks",run:()=>{ln(On('print(*robot.check(), sep="\\n")'),"Python")},python:()=>On('print(*robot.check(), sep="\\n")')});Dr({id:"model",title:"Model",icon:"model",key:"2",layout:"wide",component:PP});var DP=60,NP=1e-11,kP=.01;function yp(n,e,t,i,r,s){let{n:o}=n,a=s.attitude?6:3,l=n.joints.flatMap(_=>_.lower.map(w=>w??-1/0)),c=n.joints.flatMap(_=>_.upper.map(w=>w??1/0)),u=n.links[t].body,h=_=>{let w=bn(qe(i),qe(_));if(!s.attitude)return w;let b=va(qs(Jt(i),Ao(Jt(_))));return[...w,...b.map(E=>E*s.scale)]},d=_=>{let w=_.slice(0,a*o);for(let b=3*o;b<a*o;b++)w[b]*=s.scale;return w},f=Array.from(r,(_,w)=>Math.min(Math.max(_,l[w]),c[w])),g=e(f),y=lr(n,g,t),p=h(y),m=.001;for(let _=0;_<DP&&Tt(p)>NP*s.scale;_++){let w=d(cu(n,g,u,qe(y))),b=new Float64Array(o*o),E=new Array(o).fill(0),S=0;for(let k=0;k<o;k++){for(let B=0;B<a;B++)E[k]+=w[B*o+k]*p[B];for(let B=0;B<o;B++)for(let G=0;G<a;G++)b[o*k+B]+=w[G*o+k]*w[G*o+B];S+=b[o*k+k]/o}let x=E.map((k,B)=>f[B]<=l[B]&&k<0||f[B]>=c[B]&&k>0);for(let k=0;k<o;k++)if(x[k]){for(let B=0;B<o;B++)b[o*k+B]=b[o*B+k]=0;b[o*k+k]=S||1,E[k]=0}for(let k=0;k<o;k++)b[o*k+k]+=m*(S||1);let A=$h(b,E);if(!A){m=Math.max(m*10,1e-6);continue}let O=Math.max(...A.map(Math.abs)),F=O>.5?.5/O:1,D=f.map((k,B)=>Math.min(Math.max(k+F*A[B],l[B]),c[B])),V=e(D),L=lr(n,V,t),P=h(L);if(Tt(P)<Tt(p))[f,g,y,p]=[D,V,L,P],m=Math.max(m/5,1e-12);else if(m*=4,m>1e6)break}return FP(n,f,y,i,d(cu(n,e(f),u,qe(y))),a,s,l,c)}function FP(n,e,t,i,r,s,o,a,l){let{n:c}=n,u=Tt(bn(qe(i),qe(t))),h=o.attitude?Tt(va(qs(Jt(i),Ao(Jt(t))))):0,d=Math.min(s,c),f=new Float64Array(s*s);for(let E=0;E<s;E++)for(let S=0;S<s;S++)for(let x=0;x<c;x++)f[s*E+S]+=r[E*c+x]*r[S*c+x];let g=Sl(f,s).values.map(E=>Math.sqrt(Math.max(E,0))),y=g[s-1],p=y>0?g[s-d]/y:0,m=n.joints.filter(E=>E.nv===1&&(e[E.v]<=a[E.v]||e[E.v]>=l[E.v])),_=u<=1e-6*Math.max(o.scale,.001)&&h<=1e-6,w=p<kP,b=[];if(!_){let E=o.attitude?` and ${(h*180/Math.PI).toPrecision(3)}°`:"";b.push(`Out of reach: the nearest pose found stays ${(1e3*u).toPrecision(3)} mm${E} away`)}return m.length&&b.push(`${m.map(E=>E.name).join(", ")} at a limit`),w&&b.push("the arm is close to a singular pose: some directions cannot be moved in"),{q:e,distance:u,angle:h,reached:_,manipulability:p,singular:w,limits:m.map(E=>E.name),words:b.length?`${b.join("; ")}.`:""}}var S0=Le(!1),Wa=Le(null),b0=Le(null),Sc=(n,e)=>Rn("Move the joints",t=>({pose:{...t.pose,q:n}}),e);function Kb(n,e){let t=je.peek();if(!t||!Rl(Nt.peek().q))return;let i=lu(t);if(i<0)return;let{reach:r}=Rr.peek()??{reach:1},s=yp(t,o=>Rl(o),i,n,Nt.peek().q,{attitude:S0.peek(),scale:r});zr(()=>{Sc(s.q,e),Wa.value={words:s.words||"The tip is where it was put.",level:s.words?"warning":"good"}})}var Zb=n=>{let e=[...td.peek()];return[e[3],e[7],e[11]]=n,e};function UP({joint:n}){let e=je.value?.joints.indexOf(n)??0,t=Nt.value.q[n.q],[i,r]=[n.lower[0],n.upper[0]],s=i!==null&&t<i-1e-12||r!==null&&t>r+1e-12;return v(mp,{label:n.name,value:t,kind:es(n.type),min:i,max:r,span:n.type==="prismatic"?Rr.value?.reach:Math.PI,onChange:o=>(Sc(Nt.peek().q.map((a,l)=>l===n.q?o:a),`q${n.q}`),Wa.value=null),onFocus:o=>Yn.value={...Yn.peek(),joint:o?e:void 0},remark:s?`outside its limits ${Ut(i??-1/0,es(n.type))} to ${Ut(r??1/0,es(n.type))}`:void 0})}function OP({joint:n}){let e=je.value?.positions.slice(n.q,n.q+n.nq)??[],t=je.value?.position_units.slice(n.q,n.q+n.nq)??[];return v("div",{class:"free-joint",role:"group","aria-label":n.name,children:[v("h4",{children:[n.name," ",v("small",{children:n.type})]}),v("div",{class:"row",children:e.map((i,r)=>v(ts,{label:i,value:Nt.value.q[n.q+r],kind:t[r]==="rad"?"angle":t[r]==="m"?"length":"plain",onChange:s=>Sc(Nt.peek().q.map((o,a)=>a===n.q+r?s:o),`q${n.q+r}`)},i))})]})}var w0={floor:[...vi],wall:[0,0,1,0,0,1,0,0,-1,0,0,0,0,0,0,1],ceiling:[1,0,0,0,0,-1,0,0,0,0,-1,0,0,0,0,1]},jb=n=>Object.keys(w0).find(e=>Jt(w0[e]).every((t,i)=>Math.abs(t-Jt(n)[i])<1e-9))??"other",M0=[["earth","Earth",9.81],["moon","Moon",1.62],["none","None",0]];function BP(){Bt(()=>{Yi(null),yr.value={tip:(h,d)=>{if(d==="end")return b0.value=null,void bl();b0.value=h,Kb(Zb(h),"tip")}};let u=Ct(()=>{let h=Nt.value.wrench,d=td.value,f=Rr.value?.reach??1,g=Jt(d),y=(p,m,_,w=!1)=>{let b=Tt(p);if(b<1e-9)return[];let E=f*(.12+.16*Math.min(1,Math.log10(1+b)/3));return[{at:qe(d),vector:wo(g,p).map(S=>S/b*E),colour:m,label:_,double:w}]};Yn.value={...Yn.peek(),goal:b0.value??qe(d),arrows:[...y(h.slice(0,3),1,Ut(Tt(h.slice(0,3)),"force")),...y(h.slice(3),3,Ut(Tt(h.slice(3)),"torque"),!0)]}});return()=>{u(),yr.value={},Yn.value={},Wa.value=null}},[]);let n=je.value,e=ut.value;if(!n)return v("p",{class:"hint",children:"This robot is not known in this page."});let t=td.value,i=va(Jt(t)),r=e.gravity.map(u=>Math.abs(u)),s=Tt(e.gravity),o=u=>h=>Rn("Push the tip",d=>({pose:{...d.pose,wrench:u?[...d.pose.wrench.slice(0,3),...h]:[...h,...d.pose.wrench.slice(3)]}})),a=(u,h="")=>Rn("Change the payload",d=>({model:{...d.model,payload:{...d.model.payload,...u}}}),h),l=u=>Rn("Change gravity",h=>({model:{...h.model,gravity:u}})),c=lu(n)>=0&&(e.kind==="dh"||!!vn.value?.has("frames"));return v(yt,{children:[v(Pn,{title:"Joints",aside:v(It,{small:!0,kind:"quiet",onClick:()=>(Sc([...n.neutral],""),Wa.value=null),children:"All to zero"}),children:v("div",{class:"joints",children:n.joints.map(u=>u.nq===1?v(UP,{joint:u},u.name):v(OP,{joint:u},u.name))})}),v(Pn,{title:"Tip",hint:c?"Drag the orange ball in the picture, or type where the tip is to go.":void 0,aside:c&&v(co,{label:"Hold the attitude",value:S0.value,onChange:u=>S0.value=u}),children:[v(ks,{label:"Position",kind:"length",value:qe(t),onChange:u=>(Kb(Zb(u),""),bl())}),v("p",{class:"facts-line",children:["Attitude, as axis times angle: ",i.map(u=>Ut(u,"angle",1)).join(", ")]}),Wa.value&&v(In,{level:Wa.value.level,children:Wa.value.words})]}),v(Pn,{title:"Payload at the tip",children:[v("div",{class:"row",children:[v(ts,{label:"Mass",kind:"mass",value:e.payload.mass,min:0,onChange:u=>a({mass:u},"payload")}),v(It,{small:!0,kind:"quiet",disabled:!e.payload.mass&&!e.payload.inertia.some(Boolean),onClick:()=>a({mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}),children:"Put it down"})]}),e.payload.mass>0&&v(yt,{children:[v(ks,{label:"Centre of mass, from the tip",kind:"length",value:e.payload.com,onChange:u=>a({com:u})}),v(ks,{label:"Inertia about it",kind:"inertia",names:["xx","yy","zz"],value:e.payload.inertia.slice(0,3),onChange:u=>a({inertia:[...u,...e.payload.inertia.slice(3)]})})]})]}),v(Pn,{title:"Force on the tip",fold:!0,open:Nt.value.wrench.some(Boolean),hint:"In the tip’s frame.",children:[v(ks,{label:"Force",kind:"force",value:Nt.value.wrench.slice(0,3),onChange:o(0)}),v(ks,{label:"Moment",kind:"torque",value:Nt.value.wrench.slice(3),onChange:o(1)}),v("div",{class:"buttons",children:v(It,{small:!0,disabled:!Nt.value.wrench.some(Boolean),onClick:()=>Rn("Let the tip go",u=>({pose:{...u.pose,wrench:[0,0,0,0,0,0]}})),children:"No force"})})]}),v(Pn,{title:"Gravity and mounting",fold:!0,open:!1,children:[v(ns,{label:"Gravity",value:M0.find(([,,u])=>Math.abs(u-s)<1e-6)?.[0]??"other",options:[...M0.map(([u,h])=>[u,h]),["other","Other"]],onChange:u=>{let h=M0.find(([f])=>f===u)?.[2];if(h===void 0)return;let d=s>0?e.gravity.map(f=>f/s):r.some(Boolean)?e.gravity:[0,0,-1];l(h?d.map(f=>f*h||0):[0,0,0])}}),v(ks,{label:"Gravity, in the root frame",kind:"gravity",value:e.gravity,onChange:l}),e.kind==="dh"&&v(ns,{label:"Mounted on",value:jb(e.base),options:[["floor","Floor"],["wall","Wall"],["ceiling","Ceiling"],...jb(e.base)==="other"?[["other","Other"]]:[]],onChange:u=>u!=="other"&&Rn("Mount the arm",h=>{if(h.model.kind!=="dh")return{};let d=[...w0[u]];return[d[3],d[7],d[11]]=qe(h.model.base),{model:{...h.model,base:d}}})})]}),v("div",{class:"buttons foot-buttons",children:v(It,{icon:"code",onClick:()=>{ln(A0(),"Python")},children:"Copy as Python"})})]})}var A0=()=>{let n=Nt.value.wrench,e=new Array(je.value?.n??0).fill(0);return On(`q = ${Rt(Nt.value.q)}`,"poses = iso.poses(robot, q)",`tau = robot.inverse_dynamics(q, ${Rt(e)}, ${Rt(e)}${n.some(Boolean)?`, wrench=${Rt(n)}`:""})`,"print(tau)")};gi({id:"pose.zero",title:"Move all joints to zero",words:"home neutral reset",run:()=>je.peek()&&Sc([...je.peek()?.neutral??[]],""),python:()=>On("q = robot.neutral()")},{id:"pose.middle",title:"Move all joints to the middle of their limits",run:()=>{let n=je.peek();n&&Sc(Nt.peek().q.map((e,t)=>{let i=n.joints.find(r=>r.q===t&&r.nq===1);return i&&i.lower[0]!==null&&i.upper[0]!==null?(i.lower[0]+i.upper[0])/2:e}),"")}},{id:"pose.python",title:"Copy the pose and its torques as Python",words:"code",run:()=>{ln(A0(),"Python")},python:A0});Dr({id:"pose",title:"Pose",icon:"pose",key:"3",layout:"side",component:BP});function Qb(n,e){let t=Array.from({length:e},(i,r)=>n.duration*r/(e-1));return Float64Array.from([...new Set([...t,...n.breaks])].sort((i,r)=>i-r))}function T0(n,e,t,i,r){let{n:s}=n,o=()=>Array.from({length:s},()=>new Float64Array(i.length)),a=e.manifest.arrays.frames.size,l={t:i,q:o(),qd:o(),qdd:o(),tau:o(),inertia:o(),coriolis:o(),gravity:o(),friction:o(),power:o(),kinetic:new Float64Array(i.length),potential:new Float64Array(i.length),frames:new Float64Array(a*i.length)},c=u=>e.array(e.manifest.functions[u].outputs[0]);return i.forEach((u,h)=>{let{q:d,qd:f,qdd:g}=t.at(u);e.set({q:d,qd:f,qdd:g,wrench:r});for(let S of["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque","energies","frames"])e.run(S);let[y,p,m,_,w]=["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(c);for(let S=0;S<s;S++)l.q[S][h]=d[S],l.qd[S][h]=f[S],l.qdd[S][h]=g[S],l.tau[S][h]=y[S],l.inertia[S][h]=$n(p.subarray(s*S,s*S+s),g),l.coriolis[S][h]=$n(m.subarray(s*S,s*S+s),f),l.gravity[S][h]=_[S],l.friction[S][h]=w[S],l.power[S][h]=y[S]*f[S];let[b,E]=c("energies");l.kinetic[h]=b,l.potential[h]=E,l.frames.set(c("frames"),a*h)}),l}function wc(n,e){let t=0,i=0;for(let s=0;s<e.length;s++)Math.abs(e[s])>Math.abs(e[t])&&(t=s),s>0&&(i+=.5*(n[s]-n[s-1])*(e[s]**2+e[s-1]**2));let r=n[n.length-1]-n[0];return{peak:e[t],at:n[t],rms:r>0?Math.sqrt(i/r):Math.abs(e[t]??0)}}function eM(n,e){let t=["inertia","coriolis","gravity","friction"],i=t.map(s=>wc(n.t,n[s][e]).rms),r=i.reduce((s,o)=>s+o,0);return Object.fromEntries(t.map((s,o)=>[s,r>0?i[o]/r:0]))}var qa=class{constructor(e,t){this.knots=e;this.coefficients=t;this.duration=e[e.length-1],this.n=t[0][0].length,this.breaks=e.slice(1,-1)}knots;coefficients;duration;n;breaks;at(e){let t=Math.min(Math.max(e,0),this.duration),i=zP(this.knots,t),r=t-this.knots[i],s=this.coefficients[i],o=new Array(this.n).fill(0),a=[...o],l=[...o];for(let c=0;c<this.n;c++){let[u,h,d]=[0,0,0];for(let f=s.length-1;f>=0;f--)d=d*r+h,h=h*r+u,u=u*r+s[f][c];[o[c],a[c],l[c]]=[u,h,2*d]}return{q:o,qd:a,qdd:l}}};function zP(n,e){let t=0,i=n.length-2;for(;t<i;){let r=t+i+1>>1;n[r]<=e?t=r:i=r-1}return t}var ch=class{constructor(e,t,i){this.q0=e;this.qT=t;this.duration=i;this.n=e.length}q0;qT;duration;n;breaks=[];at(e){let t=Math.min(Math.max(e,0),this.duration),i=2*Math.PI/this.duration,r=this.q0.map((s,o)=>(this.qT[o]-s)/this.duration);return{q:r.map((s,o)=>this.q0[o]+s*(t-Math.sin(i*t)/i)),qd:r.map(s=>s*(1-Math.cos(i*t))),qdd:r.map(s=>s*(i*Math.sin(i*t)))}}};function nM(n,e,t){let i=n.map(()=>0),r=e.map((o,a)=>o-n[a]),s=(o,a)=>r.map(l=>o*l/t**a);return new qa([0,t],[[[...n],i,i,s(10,3),s(-15,4),s(6,5)]])}function iM(n,e,t,i){let s=Math.min(Math.max(i,1e-6),.5)*t,o=1/(t-s),a=o/s,l=.5*o*s,c=t-2*s,u=e.map((d,f)=>d-n[f]),h=(d,f,g)=>[u.map((y,p)=>n[p]+d*y),u.map(y=>f*y),u.map(y=>g*y)];return c<=4*Number.EPSILON*t?new qa([0,.5*t,t],[h(0,0,.5*a),h(.5,o,-.5*a)]):new qa([0,s,s+c,t],[h(0,0,.5*a),h(l,o,0),h(1-l,o,-.5*a)])}function VP(n,e,t){let i=n.slice(1).map((r,s)=>{let o=r-n[s],a=e[s+1].map((l,c)=>l-e[s][c]);return[[...e[s]],[...t[s]],a.map((l,c)=>(3*l-(2*t[s][c]+t[s+1][c])*o)/o**2),a.map((l,c)=>(-2*l+(t[s][c]+t[s+1][c])*o)/o**3)]});return new qa(n,i)}function rM(n,e,t,i){let r=n.slice(1).map((s,o)=>{let a=s-n[o],l=[[...e[o]],[...t[o]],i[o].map(c=>.5*c),[],[],[]];return e[o].forEach((c,u)=>{let h=e[o+1][u]-c-(t[o][u]+.5*i[o][u]*a)*a,d=(t[o+1][u]-t[o][u]-i[o][u]*a)*a,f=(i[o+1][u]-i[o][u])*a**2;l[3].push((10*h-4*d+.5*f)/a**3),l[4].push((-15*h+7*d-f)/a**4),l[5].push((6*h-3*d+.5*f)/a**5)}),l});return new qa(n,r)}function E0(n,e,t,i){let r=n.length,s=e[0].length,o=n.slice(1).map((c,u)=>1/(c-n[u])),a=e.slice(1).map((c,u)=>c.map((h,d)=>(h-e[u][d])/(n[u+1]-n[u]))),l=e.map(()=>new Array(s).fill(0));for(let c=0;c<s;c++){let u=n.map((g,y)=>2*((o[y-1]??0)+(o[y]??0))),h=[...o],d=[...o],f=n.map((g,y)=>3*((a[y-1]?.[c]??0)*(o[y-1]??0)+(a[y]?.[c]??0)*(o[y]??0)));[u[0],d[0],f[0]]=[1,0,t[c]],[u[r-1],h[r-2],f[r-1]]=[1,0,i[c]];for(let g=1;g<r;g++){let y=h[g-1]/u[g-1];u[g]-=y*d[g-1],f[g]-=y*f[g-1]}l[r-1][c]=f[r-1]/u[r-1];for(let g=r-2;g>=0;g--)l[g][c]=(f[g]-d[g]*l[g+1][c])/u[g]}return VP(n,e,l)}function sM(n,e){let t=n[0],i=n.map(o=>o-t),r=i.map(o=>i[i.length-1]-o).reverse(),s=tM(r,[...e].reverse()).map(o=>-o);return E0(i,e,tM(i,e),s)}function tM(n,e){let t=Math.min(4,n.length);return e[0].map((i,r)=>{let s=e.slice(0,t).map(l=>l[r]);for(let l=1;l<t;l++)for(let c=t-1;c>=l;c--)s[c]=(s[c]-s[c-1])/(n[c]-n[c-l]);let[o,a]=[0,0];for(let l=t-1;l>=0;l--)a=a*(n[0]-n[l])+o,o=o*(n[0]-n[l])+s[l];return a})}var xp=class{start;shift;turned;origin;constructor(e,t){this.start=Jt(e),this.origin=qe(e),this.shift=qe(t).map((i,r)=>i-this.origin[r]),this.turned=va(qs(Jt(t),Ao(this.start)))}get length(){return[Tt(this.shift),Tt(this.turned)]}at(e){let t=Tt(this.turned);return{R:t>0?qs(qh(this.turned.map(r=>r/t),e*t),this.start):[...this.start],p:this.origin.map((r,s)=>r+e*this.shift[s])}}get slope(){return[...this.shift,...this.turned]}},bp=class{constructor(e){this.parts=e;let t=0,i=[];e.forEach((r,s)=>{this.starts.push(t),s>0&&i.push(t),i.push(...r.breaks.map(o=>o+t)),t+=r.duration}),this.duration=t,this.n=e[0].n,this.breaks=i}parts;duration;n;breaks;starts=[];at(e){let t=this.parts.length-1;for(;t>0&&e<this.starts[t];)t--;return this.parts[t].at(e-this.starts[t])}};var jo=class extends Error{},oM=160;function lM(n,e,t){if(n.kind==="csv"){let{t:o,q:a}=pp(n.csv,e);return sM(o,a)}let i=n.waypoints;if(i.length<2)throw new jo("A motion needs two waypoints at least: add where it ends.");if(i.forEach(({t:o,q:a},l)=>{if(a.length!==e.nq)throw new jo(`Waypoint ${l+1} has ${a.length} positions, and the robot has ${e.nq}.`);if(l&&!(o>i[l-1].t))throw new jo(`Waypoint ${l+1} comes at ${o} s, not after the one before (${i[l-1].t} s): times must increase.`)}),e.nq!==e.n)throw new jo("This robot has an attitude among its joints: it can be posed and simulated here; motions of attitudes are made in Python.");let r=i.map(o=>o.t-i[0].t);if(n.kind==="waypoints"){let o=i[0].q.map(()=>0);return E0(r,i.map(a=>a.q),o,o)}let s=i.slice(1).map((o,a)=>{let[l,c,u]=[i[a].q,o.q,r[a+1]-r[a]];return n.kind==="quintic"?nM(l,c,u):n.kind==="trapezoidal"?iM(l,c,u,n.ramp):n.kind==="line"?HP(e,t,l,c,u):new ch(l,c,u)});return s.length===1?s[0]:new bp(s)}function HP(n,e,t,i,r){let s=lu(n);if(s<0)throw new jo("A straight line needs one tip, and this robot has several: take another kind of motion.");let[o,a]=[lr(n,e(t),s),lr(n,e(i),s)],l=new xp(o,a),c=n.n>=6,u=new ch([0],[1],r),h=c?6:3,d=n.links[s].body,f=w=>{let b=e(w);return cu(n,b,d,qe(lr(n,b,s))).slice(0,h*n.n)},g=[],y=[],p=[],m=[],_=t;for(let w=0;w<=oM;w++){let b=r*w/oM,{q:[E],qd:[S],qdd:[x]}=u.at(b),{R:A,p:O}=l.at(E),F=[A[0],A[1],A[2],O[0],A[3],A[4],A[5],O[1],A[6],A[7],A[8],O[2],0,0,0,1],D=yp(n,e,s,F,_,{attitude:c,scale:.5});if(!D.reached)throw new jo(`The tip cannot follow the line at ${Math.round(100*E)} % of it. ${D.words} Choose postures on the same side of the arm, or closer ones.`);_=D.q;let V=f(_),L=aM(V,l.slope.slice(0,h).map(re=>re*S),n.n),P=1e-5,[k,B]=[1,-1].map(re=>f(_.map(($,J)=>$+re*P*L[J]))),G=l.slope.slice(0,h).map((re,$)=>{let J=0;for(let te=0;te<n.n;te++)J+=(k[$*n.n+te]-B[$*n.n+te])/(2*P)*L[te];return re*x-J});g.push(b),y.push(_),p.push(L),m.push(aM(V,G,n.n))}return rM(g,y,p,m)}function aM(n,e,t){let i=e.length,r=new Float64Array(i*i),s=0;for(let a=0;a<i;a++){for(let l=0;l<i;l++)for(let c=0;c<t;c++)r[i*a+l]+=n[a*t+c]*n[l*t+c];s+=r[i*a+a]}for(let a=0;a<i;a++)r[i*a+a]+=1e-13*s;let o=$h(r,e)??Kt(e,0);return Array.from({length:t},(a,l)=>o.reduce((c,u,h)=>c+n[h*t+l]*u,0))}var GP=401;function WP(n){let e=je.value;return e?.editable?R_(e,n):Rl(n)??[]}var Wi=Ve(()=>{let n=je.value;if(!n)return{law:null,problem:"This robot is not known in this page."};if(!n.editable&&!vn.value&&xs.value.kind==="line")return{law:null,problem:""};try{return{law:lM(xs.value,n,WP),problem:""}}catch(e){return{law:null,problem:e.message}}}),uh=Ve(()=>!!vn.value?.has("inverse_dynamics")&&!!vn.value.has("frames")&&je.value?.nq===je.value?.n),rs=Ve(()=>{let[n,e,{law:t}]=[je.value,vn.value,Wi.value];return!n||!e||!t||!uh.value?null:T0(n,e,t,Qb(t,GP),Nt.value.wrench)}),Mp=Ve(()=>{let[,n,e]=/^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(qt.value.beside)??[];return n?{what:n,value:Number(e)}:null});function cM({what:n,value:e}){return n==="payload"?e?`with ${e} kg at the tip`:"with nothing at the tip":n==="speed"?`${e} times as fast`:n==="gravity"?"without gravity":"without friction"}var qP=(n,e)=>({duration:n.duration/e,n:n.n,breaks:n.breaks.map(t=>t/e),at:t=>{let{q:i,qd:r,qdd:s}=n.at(t*e);return{q:i,qd:r.map(o=>o*e),qdd:s.map(o=>o*e*e)}}}),uM=Ve(()=>{let[n,e,{law:t},i,r,s]=[je.value,vn.value,Wi.value,Mp.value,ut.value,rs.value];if(!n||!e||!t||!i||!s||!n.editable||r.kind!=="dh")return null;let o=i.what==="payload"?{...r,payload:{...r.payload,mass:i.value}}:i.what==="friction"?{...r,rows:r.rows.map(u=>({...u,viscous:0,coulomb:[0,0],static:[0,0]}))}:r;e.set({numbers:hu(o),gravity:i.what==="gravity"?[0,0,0]:r.gravity});let a=i.what==="speed"?qP(t,i.value):t,l=i.what==="speed"?s.t.map(u=>u/i.value):s.t,c=T0(n,e,a,Float64Array.from(l),Nt.value.wrench);return e.set({numbers:n.numbers,gravity:r.gravity}),{...c,t:s.t}});var $P="uplot",XP="u-hz",YP="u-vt",JP="u-title",KP="u-wrap",ZP="u-under",jP="u-over",QP="u-axis",Ya="u-off",e2="u-select",t2="u-cursor-x",n2="u-cursor-y",i2="u-cursor-pt",r2="u-legend",s2="u-live",o2="u-inline",a2="u-series",l2="u-marker",hM="u-label",c2="u-value",dh="width",fh="height";var dM="bottom",Ac="left",C0="right",q0="#000",fM=q0+"0",R0="mousemove",pM="mousedown",P0="mouseup",mM="mouseenter",gM="mouseleave",vM="dblclick",u2="resize",h2="scroll",_M="change",Ep="dppxchange",$0="--",Lc=typeof window<"u",k0=Lc?document:null,Ec=Lc?window:null,d2=Lc?navigator:null,Ot,Sp;function F0(){let n=devicePixelRatio;Ot!=n&&(Ot=n,Sp&&O0(_M,Sp,F0),Sp=matchMedia(`(min-resolution: ${Ot-.001}dppx) and (max-resolution: ${Ot+.001}dppx)`),Ja(_M,Sp,F0),Ec.dispatchEvent(new CustomEvent(Ep)))}function Sr(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function U0(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function dn(n,e,t){n.style[e]=t+"px"}function ss(n,e,t,i){let r=k0.createElement(n);return e!=null&&Sr(r,e),t?.insertBefore(r,i),r}function kr(n,e){return ss("div",n,e)}var yM=new WeakMap;function Fs(n,e,t,i,r){let s="translate("+e+"px,"+t+"px)",o=yM.get(n);s!=o&&(n.style.transform=s,yM.set(n,s),e<0||t<0||e>i||t>r?Sr(n,Ya):U0(n,Ya))}var xM=new WeakMap;function bM(n,e,t){let i=e+t,r=xM.get(n);i!=r&&(xM.set(n,i),n.style.background=e,n.style.borderColor=t)}var MM=new WeakMap;function SM(n,e,t,i){let r=e+""+t,s=MM.get(n);r!=s&&(MM.set(n,r),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var X0={passive:!0},f2={...X0,capture:!0};function Ja(n,e,t,i){e.addEventListener(n,t,i?f2:X0)}function O0(n,e,t,i){e.removeEventListener(n,t,X0)}Lc&&F0();function os(n,e,t,i){let r;t=t||0,i=i||e.length-1;let s=i<=2147483647;for(;i-t>1;)r=s?t+i>>1:wr((t+i)/2),e[r]<n?t=r:i=r;return n-e[t]<=e[i]-n?t:i}function ZM(n){return(t,i,r)=>{let s=-1,o=-1;for(let a=i;a<=r;a++)if(n(t[a])){s=a;break}for(let a=r;a>=i;a--)if(n(t[a])){o=a;break}return[s,o]}}var jM=n=>n!=null,QM=n=>n!=null&&n>0,Pp=ZM(jM),p2=ZM(QM);function m2(n,e,t,i=0,r=!1){let s=r?p2:Pp,o=r?QM:jM;[e,t]=s(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??jt,l??-jt]}function Ip(n,e,t,i){let r=TM(n),s=TM(e);n==e&&(r==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?ho:eS,a=r==1?wr:Fr,l=s==1?Fr:wr,c=a(o(ci(n))),u=l(o(ci(e))),h=Cc(t,c),d=Cc(t,u);return t==10&&(c<0&&(h=Qt(h,-c)),u<0&&(d=Qt(d,-u))),i||t==2?(n=h*r,e=d*s):(n=rS(n,h),e=Lp(e,d)),[n,e]}function Y0(n,e,t,i){let r=Ip(n,e,t,i);return n==0&&(r[0]=0),e==0&&(r[1]=0),r}var J0=.1,wM={mode:3,pad:J0},mh={pad:0,soft:null,mode:0},g2={min:mh,max:mh};function Cp(n,e,t,i){return Dp(t)?AM(n,e,t):(mh.pad=t,mh.soft=i?0:null,mh.mode=i?3:0,AM(n,e,g2))}function Lt(n,e){return n??e}function v2(n,e,t){for(e=Lt(e,0),t=Lt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function AM(n,e,t){let i=t.min,r=t.max,s=Lt(i.pad,0),o=Lt(r.pad,0),a=Lt(i.hard,-jt),l=Lt(r.hard,jt),c=Lt(i.soft,jt),u=Lt(r.soft,-jt),h=Lt(i.mode,0),d=Lt(r.mode,0),f=e-n,g=ho(f),y=qi(ci(n),ci(e)),p=ho(y),m=ci(p-g);(f<1e-24||m>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=jt&&(s=0),d==2&&u!=-jt&&(o=0)));let _=f||y||1e3,w=ho(_),b=Cc(10,wr(w)),E=_*(f==0?n==0?.1:1:s),S=Qt(rS(n-E,b/10),24),x=n>=c&&(h==1||h==3&&S<=c||h==2&&S>=c)?c:jt,A=qi(a,S<x&&n>=x?x:as(x,S)),O=_*(f==0?e==0?.1:1:o),F=Qt(Lp(e+O,b/10),24),D=e<=u&&(d==1||d==3&&F>=u||d==2&&F<=u)?u:-jt,V=as(l,F>D&&e<=D?D:qi(D,F));return A==V&&A==0&&(V=100),[A,V]}var _2=new Intl.NumberFormat(Lc?d2.language:"en-US"),K0=n=>_2.format(n),Ar=Math,Tp=Ar.PI,ci=Ar.abs,wr=Ar.floor,li=Ar.round,Fr=Ar.ceil,as=Ar.min,qi=Ar.max,Cc=Ar.pow,TM=Ar.sign,ho=Ar.log10,eS=Ar.log2,y2=(n,e=1)=>Ar.sinh(n)*e,I0=(n,e=1)=>Ar.asinh(n/e),jt=1/0;function EM(n){return(ho((n^n>>31)-(n>>31))|0)+1}function B0(n,e,t){return as(qi(n,e),t)}function tS(n){return typeof n=="function"}function wt(n){return tS(n)?n:()=>n}var x2=()=>{},nS=n=>n,iS=(n,e)=>e,b2=n=>null,CM=n=>!0,RM=(n,e)=>n==e,M2=/\.\d*?(?=9{6,}|0{6,})/gm,Ka=n=>{if(oS(n)||ea.has(n))return n;let e=`${n}`,t=e.match(M2);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[r,s]=e.split("e");return+`${Ka(r)}e${s}`}return Qt(n,i)};function $a(n,e){return Ka(Qt(Ka(n/e))*e)}function Lp(n,e){return Ka(Fr(Ka(n/e))*e)}function rS(n,e){return Ka(wr(Ka(n/e))*e)}function Qt(n,e=0){if(oS(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return li(i)/t}var ea=new Map;function sS(n){return((""+n).split(".")[1]||"").length}function vh(n,e,t,i){let r=[],s=i.map(sS);for(let o=e;o<t;o++){let a=ci(o),l=Qt(Cc(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=s[c]?0:s[c]),d=n==10?u:Qt(u,h);r.push(d),ea.set(d,h)}}return r}var gh={},Z0=[],Rc=[null,null],Qo=Array.isArray,oS=Number.isInteger,S2=n=>n===void 0;function PM(n){return typeof n=="string"}function Dp(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function w2(n){return n!=null&&typeof n=="object"}var A2=Object.getPrototypeOf(Uint8Array),aS="__proto__";function Pc(n,e=Dp){let t;if(Qo(n)){let i=n.find(r=>r!=null);if(Qo(i)||e(i)){t=Array(n.length);for(let r=0;r<n.length;r++)t[r]=Pc(n[r],e)}else t=n.slice()}else if(n instanceof A2)t=n.slice();else if(e(n)){t={};for(let i in n)i!=aS&&(t[i]=Pc(n[i],e))}else t=n;return t}function Zn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let r in i)r!=aS&&(Dp(n[r])?Zn(n[r],Pc(i[r])):n[r]=Pc(i[r]))}return n}var T2=0,E2=1,C2=2;function R2(n,e,t){for(let i=0,r,s=-1;i<e.length;i++){let o=e[i];if(o>s){for(r=o-1;r>=0&&n[r]==null;)n[r--]=null;for(r=o+1;r<t&&n[r]==null;)n[s=r++]=null}}}function P2(n,e){if(D2(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return N2(o[0])||(o=L2(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],r=i[0].length,s=new Map;for(let o=0;o<r;o++)s.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(r).fill(void 0),d=e?e[o][c]:E2,f=[];for(let g=0;g<u.length;g++){let y=u[g],p=s.get(l[g]);y===null?d!=T2&&(h[p]=y,d==C2&&f.push(p)):h[p]=y}R2(h,f,r),i.push(h)}}return i}var I2=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function L2(n){let e=n[0],t=e.length,i=Array(t);for(let s=0;s<i.length;s++)i[s]=s;i.sort((s,o)=>e[s]-e[o]);let r=[];for(let s=0;s<n.length;s++){let o=n[s],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];r.push(a)}return r}function D2(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let r=n[i][0];if(r.length!=t)return!1;if(r!=e){for(let s=0;s<t;s++)if(r[s]!=e[s])return!1}}return!0}function N2(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,r=t-1;for(;i<=r&&n[i]==null;)i++;for(;r>=i&&n[r]==null;)r--;if(r<=i)return!0;let s=qi(1,wr((r-i+1)/e));for(let o=n[i],a=i+s;a<=r;a+=s){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var lS=["January","February","March","April","May","June","July","August","September","October","November","December"],cS=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function uS(n){return n.slice(0,3)}var k2=cS.map(uS),F2=lS.map(uS),U2={MMMM:lS,MMM:F2,WWWW:cS,WWW:k2};function hh(n){return(n<10?"0":"")+n}function O2(n){return(n<10?"00":n<100?"0":"")+n}var B2={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>hh(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>hh(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>hh(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>hh(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>hh(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>O2(n.getMilliseconds())};function j0(n,e){e=e||U2;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=i.exec(n);)t.push(r[0][0]=="{"?B2[r[1]]:r[0]);return s=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](s,e);return o}}var z2=new Intl.DateTimeFormat().resolvedOptions().timeZone;function V2(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==z2?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var hS=n=>n%1==0,Rp=[1,2,2.5,5],H2=vh(10,-32,0,Rp),dS=vh(10,0,32,Rp),G2=dS.filter(hS),Xa=H2.concat(dS),Q0=`
`,fS="{YYYY}",IM=Q0+fS,pS="{M}/{D}",ph=Q0+pS,wp=ph+"/{YY}",mS="{aa}",W2="{h}:{mm}",Tc=W2+mS,LM=Q0+Tc,DM=":{ss}",Vt=null;function gS(n){let e=n*1e3,t=e*60,i=t*60,r=i*24,s=r*30,o=r*365,l=(n==1?vh(10,0,3,Rp).filter(hS):vh(10,-3,0,Rp)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,fS,Vt,Vt,Vt,Vt,Vt,Vt,1],[r*28,"{MMM}",IM,Vt,Vt,Vt,Vt,Vt,1],[r,pS,IM,Vt,Vt,Vt,Vt,Vt,1],[i,"{h}"+mS,wp,Vt,ph,Vt,Vt,Vt,1],[t,Tc,wp,Vt,ph,Vt,Vt,Vt,1],[e,DM,wp+" "+Tc,Vt,ph+" "+Tc,Vt,LM,Vt,1],[n,DM+".{fff}",wp+" "+Tc,Vt,ph+" "+Tc,Vt,LM,Vt,1]];function u(h){return(d,f,g,y,p,m)=>{let _=[],w=p>=o,b=p>=s&&p<o,E=h(g),S=Qt(E*n,3),x=L0(E.getFullYear(),w?0:E.getMonth(),b||w?1:E.getDate()),A=Qt(x*n,3);if(b||w){let O=b?p/s:0,F=w?p/o:0,D=S==A?S:Qt(L0(x.getFullYear()+F,x.getMonth()+O,1)*n,3),V=new Date(li(D/n)),L=V.getFullYear(),P=V.getMonth();for(let k=0;D<=y;k++){let B=L0(L+F*k,P+O*k,1),G=B-h(Qt(B*n,3));D=Qt((+B+G)*n,3),D<=y&&_.push(D)}}else{let O=p>=r?r:p,F=wr(g)-wr(S),D=A+F+Lp(S-A,O);_.push(D);let V=h(D),L=V.getHours()+V.getMinutes()/t+V.getSeconds()/i,P=p/i,k=d.axes[f]._space,B=m/k;for(;D=Qt(D+p,n==1?0:3),!(D>y);)if(P>1){let G=wr(Qt(L+P,6))%24,J=h(D).getHours()-G;J>1&&(J=-1),D-=J*i,L=(L+P)%24;let te=_[_.length-1];Qt((D-te)/p,3)*B>=.7&&_.push(D)}else _.push(D)}return _}}return[l,c,u]}var[q2,$2,X2]=gS(1),[Y2,J2,K2]=gS(.001);vh(2,-53,53,[1]);function NM(n,e){return n.map(t=>t.map((i,r)=>r==0||r==8||i==null?i:e(r==1||t[8]==0?i:t[1]+i)))}function kM(n,e){return(t,i,r,s,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,h,d,f;return i.map(g=>{let y=n(g),p=y.getFullYear(),m=y.getMonth(),_=y.getDate(),w=y.getHours(),b=y.getMinutes(),E=y.getSeconds(),S=p!=l&&a[2]||m!=c&&a[3]||_!=u&&a[4]||w!=h&&a[5]||b!=d&&a[6]||E!=f&&a[7]||a[1];return l=p,c=m,u=_,h=w,d=b,f=E,S(y)})}}function Z2(n,e){let t=j0(e);return(i,r,s,o,a)=>r.map(l=>t(n(l)))}function L0(n,e,t){return new Date(n,e,t)}function FM(n,e){return e(n)}var j2="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function UM(n,e){return(t,i,r,s)=>s==null?$0:e(n(i))}function Q2(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function eI(n,e){return n.series[e].fill(n,e)}var tI={show:!0,live:!0,isolate:!1,mount:x2,markers:{show:!0,width:2,stroke:Q2,fill:eI,dash:"solid"},idx:null,idxs:null,values:[]};function nI(n,e){let t=n.cursor.points,i=kr(),r=t.size(n,e);dn(i,dh,r),dn(i,fh,r);let s=r/-2;dn(i,"marginLeft",s),dn(i,"marginTop",s);let o=t.width(n,e,r);return o&&dn(i,"borderWidth",o),i}function iI(n,e){let t=n.series[e].points;return t._fill||t._stroke}function rI(n,e){let t=n.series[e].points;return t._stroke||t._fill}function sI(n,e){return n.series[e].points.size}var D0=[0,0];function oI(n,e,t){return D0[0]=e,D0[1]=t,D0}function Ap(n,e,t,i=!0){return r=>{r.button==0&&(!i||r.target==e)&&t(r)}}function N0(n,e,t,i=!0){return r=>{(!i||r.target==e)&&t(r)}}var aI={show:!0,x:!0,y:!0,lock:!1,move:oI,points:{one:!1,show:nI,size:sI,width:0,stroke:rI,fill:iI},bind:{mousedown:Ap,mouseup:Ap,click:Ap,dblclick:Ap,mousemove:N0,mouseleave:N0,mouseenter:N0},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,r)=>i-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},vS={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ev=Zn({},vS,{filter:iS}),_S=Zn({},ev,{size:10}),yS=Zn({},vS,{show:!1}),tv='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',xS="bold "+tv,bS=1.5,OM={show:!0,scale:"x",stroke:q0,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xS,side:2,grid:ev,ticks:_S,border:yS,font:tv,lineGap:bS,rotate:0},lI="Value",cI="Time",BM={show:!0,scale:"x",auto:!1,sorted:1,min:jt,max:-jt,idxs:[]};function uI(n,e,t,i,r){return e.map(s=>s==null?"":K0(s))}function hI(n,e,t,i,r,s,o){let a=[],l=ea.get(r)||0;t=o?t:Qt(Lp(t,r),l);for(let c=t;c<=i;c=Qt(c+r,l))a.push(Object.is(c,-0)?0:c);return a}function z0(n,e,t,i,r,s,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?ho:eS,u=wr(c(t));r=Cc(l,u),l==10&&(r=Xa[os(r,Xa)]);let h=t,d=r*l;l==10&&(d=Xa[os(d,Xa)]);do a.push(h),h=h+r,l==10&&!ea.has(h)&&(h=Qt(h,ea.get(r))),h>=d&&(r=h,d=r*l,l==10&&(d=Xa[os(d,Xa)]));while(h<=i);return a}function dI(n,e,t,i,r,s,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?z0(n,e,qi(l,t),i,r):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?z0(n,e,qi(l,-i),-t,r):[l]).reverse().map(d=>-d).concat(u,c)}var MS=/./,fI=/[12357]/,pI=/[125]/,zM=/1/,V0=(n,e,t,i)=>n.map((r,s)=>e==4&&r==0||s%i==0&&t.test(r.toExponential()[r<0?1:0])?r:null);function mI(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=n.scales[o],l=n.valToPos,c=s._space,u=l(10,o),h=l(9,o)-u>=c?MS:l(7,o)-u>=c?fI:l(5,o)-u>=c?pI:zM;if(h==zM){let d=ci(l(1,o)-u);if(d<c)return V0(e.slice().reverse(),a.distr,h,Fr(c/d)).reverse()}return V0(e,a.distr,h,1)}function gI(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=s._space,l=n.valToPos,c=ci(l(1,o)-l(2,o));return c<a?V0(e.slice().reverse(),3,MS,Fr(a/c)).reverse():e}function vI(n,e,t,i){return i==null?$0:e==null?"":K0(e)}var VM={show:!0,scale:"y",stroke:q0,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xS,side:3,grid:ev,ticks:_S,border:yS,font:tv,lineGap:bS,rotate:0};function _I(n,e){let t=3+(n||1)*2;return Qt(t*e,3)}function yI(n,e){let{scale:t,idxs:i}=n.series[0],r=n._data[0],s=n.valToPos(r[i[0]],t,!0),o=n.valToPos(r[i[1]],t,!0),a=ci(o-s),l=n.series[e],c=a/(l.points.space*Ot);return i[1]-i[0]<=c}var HM={scale:null,auto:!0,sorted:0,min:jt,max:-jt},SS=(n,e,t,i,r)=>r,GM={show:!0,auto:!0,sorted:0,gaps:SS,alpha:1,facets:[Zn({},HM,{scale:"x"}),Zn({},HM,{scale:"y"})]},WM={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:SS,alpha:1,points:{show:yI,filter:null},values:null,min:jt,max:-jt,idxs:[],path:null,clip:null};function xI(n,e,t,i,r){return t/10}var wS={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},bI=Zn({},wS,{time:!1,ori:1}),qM={};function AS(n,e){let t=qM[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(r=>r!=i)},pub(i,r,s,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=r&&t.plots[u].pub(i,r,s,o,a,l,c)}},n!=null&&(qM[n]=t)),t}var Ic=1,H0=2;function Za(n,e,t){let i=n.mode,r=n.series[e],s=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=s[0],c=i==2?s[1]:s[e],u=i==2?o[r.facets[0].scale]:o[n.series[0].scale],h=i==2?o[r.facets[1].scale]:o[r.scale],d=a.left,f=a.top,g=a.width,y=a.height,p=n.valToPosH,m=n.valToPosV;return u.ori==0?t(r,l,c,u,h,p,m,d,f,g,y,kp,Dc,Up,ES,RS):t(r,l,c,u,h,m,p,f,d,y,g,Fp,Nc,rv,CS,PS)}function nv(n,e){let t=0,i=0,r=Lt(n.bands,Z0);for(let s=0;s<r.length;s++){let o=r[s];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function MI(n,e,t,i,r){let s=n.mode,o=n.series[e],a=s==2?o.facets[1].scale:o.scale,l=n.scales[a];return r==-1?l.min:r==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function fo(n,e,t,i,r,s){return Za(n,e,(o,a,l,c,u,h,d,f,g,y,p)=>{let m=o.pxRound,_=c.dir*(c.ori==0?1:-1),w=c.ori==0?Dc:Nc,b,E;_==1?(b=t,E=i):(b=i,E=t);let S=m(h(a[b],c,y,f)),x=m(d(l[b],u,p,g)),A=m(h(a[E],c,y,f)),O=m(d(s==1?u.max:u.min,u,p,g)),F=new Path2D(r);return w(F,A,O),w(F,S,O),w(F,S,x),F})}function Np(n,e,t,i,r,s){let o=null;if(n.length>0){o=new Path2D;let a=e==0?Up:rv,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+s),l=d[1]}}let c=t+r-l,u=10;c>0&&a(o,l,i-u/2,c,i+s+u)}return o}function SI(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function iv(n,e,t,i,r,s,o){let a=[],l=n.length;for(let c=r==1?t:i;c>=t&&c<=i;c+=r)if(e[c]===null){let h=c,d=c;if(r==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=s(n[h]),g=d==h?f:s(n[d]),y=h-r;f=o<=0&&y>=0&&y<l?s(n[y]):f;let m=d+r;g=o>=0&&m>=0&&m<l?s(n[m]):g,g>=f&&a.push([f,g])}return a}function $M(n){return n==0?nS:n==1?li:e=>$a(e,n)}function TS(n){let e=n==0?kp:Fp,t=n==0?(r,s,o,a,l,c)=>{r.arcTo(s,o,a,l,c)}:(r,s,o,a,l,c)=>{r.arcTo(o,s,l,a,c)},i=n==0?(r,s,o,a,l)=>{r.rect(s,o,a,l)}:(r,s,o,a,l)=>{r.rect(o,s,l,a)};return(r,s,o,a,l,c=0,u=0)=>{c==0&&u==0?i(r,s,o,a,l):(c=as(c,a/2,l/2),u=as(u,a/2,l/2),e(r,s+c,o),t(r,s+a,o,s+a,o+l,c),t(r,s+a,o+l,s,o+l,u),t(r,s,o+l,s,o,u),t(r,s,o,s+a,o,c),r.closePath())}}var kp=(n,e,t)=>{n.moveTo(e,t)},Fp=(n,e,t)=>{n.moveTo(t,e)},Dc=(n,e,t)=>{n.lineTo(e,t)},Nc=(n,e,t)=>{n.lineTo(t,e)},Up=TS(0),rv=TS(1),ES=(n,e,t,i,r,s)=>{n.arc(e,t,i,r,s)},CS=(n,e,t,i,r,s)=>{n.arc(t,e,i,r,s)},RS=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(e,t,i,r,s,o)},PS=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(t,e,r,i,o,s)};function IS(n){return(e,t,i,r,s)=>Za(e,t,(o,a,l,c,u,h,d,f,g,y,p)=>{let{pxRound:m,points:_}=o,w,b;c.ori==0?(w=kp,b=ES):(w=Fp,b=CS);let E=Qt(_.width*Ot,3),S=(_.size-_.width)/2*Ot,x=Qt(S*2,3),A=new Path2D,O=new Path2D,{left:F,top:D,width:V,height:L}=e.bbox;Up(O,F-x,D-x,V+x*2,L+x*2);let P=k=>{if(l[k]!=null){let B=m(h(a[k],c,y,f)),G=m(d(l[k],u,p,g));w(A,B+S,G),b(A,B,G,S,0,Tp*2)}};if(s)s.forEach(P);else for(let k=i;k<=r;k++)P(k);return{stroke:E>0?A:null,fill:A,clip:O,flags:Ic|H0}})}function LS(n){return(e,t,i,r,s,o)=>{i!=r&&(s!=i&&o!=i&&n(e,t,i),s!=r&&o!=r&&n(e,t,r),n(e,t,o))}}var wI=LS(Dc),AI=LS(Nc);function DS(n){let e=Lt(n?.alignGaps,0);return(t,i,r,s)=>Za(t,i,(o,a,l,c,u,h,d,f,g,y,p)=>{[r,s]=Pp(l,r,s);let m=o.pxRound,_=L=>m(h(L,c,y,f)),w=L=>m(d(L,u,p,g)),b,E;c.ori==0?(b=Dc,E=wI):(b=Nc,E=AI);let S=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ic},A=x.stroke,O=!1;if(s-r>=y*4){let L=se=>t.posToVal(se,c.key,!0),P=null,k=null,B,G,re,$=_(a[S==1?r:s]),J=_(a[r]),te=_(a[s]),de=L(S==1?J+1:te-1);for(let se=S==1?r:s;se>=r&&se<=s;se+=S){let Q=a[se],_e=(S==1?Q<de:Q>de)?$:_(Q),Ee=l[se];_e==$?Ee!=null?(G=Ee,P==null?(b(A,_e,w(G)),B=P=k=G):G<P?P=G:G>k&&(k=G)):Ee===null&&(O=!0):(P!=null&&E(A,$,w(P),w(k),w(B),w(G)),Ee!=null?(G=Ee,b(A,_e,w(G)),P=k=B=G):(P=k=null,Ee===null&&(O=!0)),$=_e,de=L($+S))}P!=null&&P!=k&&re!=$&&E(A,$,w(P),w(k),w(B),w(G))}else for(let L=S==1?r:s;L>=r&&L<=s;L+=S){let P=l[L];P===null?O=!0:P!=null&&b(A,_(a[L]),w(P))}let[D,V]=nv(t,i);if(o.fill!=null||D!=0){let L=x.fill=new Path2D(A),P=o.fillTo(t,i,o.min,o.max,D),k=w(P),B=_(a[r]),G=_(a[s]);S==-1&&([G,B]=[B,G]),b(L,G,k),b(L,B,k)}if(!o.spanGaps){let L=[];O&&L.push(...iv(a,l,r,s,S,_,e)),x.gaps=L=o.gaps(t,i,r,s,L),x.clip=Np(L,c.ori,f,g,y,p)}return V!=0&&(x.band=V==2?[fo(t,i,r,s,A,-1),fo(t,i,r,s,A,1)]:fo(t,i,r,s,A,V)),x})}function TI(n){let e=Lt(n.align,1),t=Lt(n.ascDesc,!1),i=Lt(n.alignGaps,0),r=Lt(n.extend,!1);return(s,o,a,l)=>Za(s,o,(c,u,h,d,f,g,y,p,m,_,w)=>{[a,l]=Pp(h,a,l);let b=c.pxRound,{left:E,width:S}=s.bbox,x=J=>b(g(J,d,_,p)),A=J=>b(y(J,f,w,m)),O=d.ori==0?Dc:Nc,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ic},D=F.stroke,V=d.dir*(d.ori==0?1:-1),L=A(h[V==1?a:l]),P=x(u[V==1?a:l]),k=P,B=P;r&&e==-1&&(B=E,O(D,B,L)),O(D,P,L);for(let J=V==1?a:l;J>=a&&J<=l;J+=V){let te=h[J];if(te==null)continue;let de=x(u[J]),se=A(te);e==1?O(D,de,L):O(D,k,se),O(D,de,se),L=se,k=de}let G=k;r&&e==1&&(G=E+S,O(D,G,L));let[re,$]=nv(s,o);if(c.fill!=null||re!=0){let J=F.fill=new Path2D(D),te=c.fillTo(s,o,c.min,c.max,re),de=A(te);O(J,G,de),O(J,B,de)}if(!c.spanGaps){let J=[];J.push(...iv(u,h,a,l,V,x,i));let te=c.width*Ot/2,de=t||e==1?te:-te,se=t||e==-1?-te:te;J.forEach(Q=>{Q[0]+=de,Q[1]+=se}),F.gaps=J=c.gaps(s,o,a,l,J),F.clip=Np(J,d.ori,p,m,_,w)}return $!=0&&(F.band=$==2?[fo(s,o,a,l,D,-1),fo(s,o,a,l,D,1)]:fo(s,o,a,l,D,$)),F})}function XM(n,e,t,i,r,s,o=jt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=ci(n[l]-n[a]);u<c&&(c=u,o=ci(t(n[l],i,r,s)-t(n[a],i,r,s)))}a=l}}return o}function EI(n){n=n||gh;let e=Lt(n.size,[.6,jt,1]),t=n.align||0,i=n.gap||0,r=n.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=wt(r),o=1-e[0],a=Lt(e[1],jt),l=Lt(e[2],1),c=Lt(n.disp,gh),u=Lt(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,g,y,p)=>Za(f,g,(m,_,w,b,E,S,x,A,O,F,D)=>{let V=m.pxRound,L=t,P=i*Ot,k=a*Ot,B=l*Ot,G,re;b.ori==0?[G,re]=s(f,g):[re,G]=s(f,g);let $=b.dir*(b.ori==0?1:-1),J=b.ori==0?Up:rv,te=b.ori==0?u:(Re,Je,at,Se,Zt,He,Ye)=>{u(Re,Je,at,Zt,Se,Ye,He)},de=Lt(f.bands,Z0).find(Re=>Re.series[0]==g),se=de!=null?de.dir:0,Q=m.fillTo(f,g,m.min,m.max,se),fe=V(x(Q,E,D,O)),_e,Ee,Me,$e=F,ot=V(m.width*Ot),Ge=!1,mt=null,dt=null,rt=null,fn=null;h!=null&&(ot==0||d!=null)&&(Ge=!0,mt=h.values(f,g,y,p),dt=new Map,new Set(mt).forEach(Re=>{Re!=null&&dt.set(Re,new Path2D)}),ot>0&&(rt=d.values(f,g,y,p),fn=new Map,new Set(rt).forEach(Re=>{Re!=null&&fn.set(Re,new Path2D)})));let{x0:en,size:Bn}=c;if(en!=null&&Bn!=null){L=1,_=en.values(f,g,y,p),en.unit==2&&(_=_.map(at=>f.posToVal(A+at*F,b.key,!0)));let Re=Bn.values(f,g,y,p);Bn.unit==2?Ee=Re[0]*F:Ee=S(Re[0],b,F,A)-S(0,b,F,A),$e=XM(_,w,S,b,F,A,$e),Me=$e-Ee+P}else $e=XM(_,w,S,b,F,A,$e),Me=$e*o+P,Ee=$e-Me;Me<1&&(Me=0),ot>=Ee/2&&(ot=0),Me<5&&(V=nS);let $t=Me>0,hi=$e-Me-($t?ot:0);Ee=V(B0(hi,B,k)),_e=(L==0?Ee/2:L==$?0:Ee)-L*$*((L==0?P/2:0)+($t?ot/2:0));let At={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},jn=Ge?null:new Path2D,Sn=null;if(de!=null)Sn=f.data[de.series[1]];else{let{y0:Re,y1:Je}=c;Re!=null&&Je!=null&&(w=Je.values(f,g,y,p),Sn=Re.values(f,g,y,p))}let zn=G*Ee,H=re*Ee;for(let Re=$==1?y:p;Re>=y&&Re<=p;Re+=$){let Je=w[Re];if(Je==null)continue;if(Sn!=null){let X=Sn[Re]??0;if(Je-X==0)continue;fe=x(X,E,D,O)}let at=b.distr!=2||c!=null?_[Re]:Re,Se=S(at,b,F,A),Zt=x(Lt(Je,Q),E,D,O),He=V(Se-_e),Ye=V(qi(Zt,fe)),I=V(as(Zt,fe)),T=Ye-I;if(Je!=null){let X=Je<0?H:zn,he=Je<0?zn:H;Ge?(ot>0&&rt[Re]!=null&&J(fn.get(rt[Re]),He,I+wr(ot/2),Ee,qi(0,T-ot),X,he),mt[Re]!=null&&J(dt.get(mt[Re]),He,I+wr(ot/2),Ee,qi(0,T-ot),X,he)):J(jn,He,I+wr(ot/2),Ee,qi(0,T-ot),X,he),te(f,g,Re,He-ot/2,I,Ee+ot,T)}}return ot>0?At.stroke=Ge?fn:jn:Ge||(At._fill=m.width==0?m._fill:m._stroke??m._fill,At.width=0),At.fill=Ge?dt:jn,At})}function CI(n,e){let t=Lt(e?.alignGaps,0);return(i,r,s,o)=>Za(i,r,(a,l,c,u,h,d,f,g,y,p,m)=>{[s,o]=Pp(c,s,o);let _=a.pxRound,w=G=>_(d(G,u,p,g)),b=G=>_(f(G,h,m,y)),E,S,x;u.ori==0?(E=kp,x=Dc,S=RS):(E=Fp,x=Nc,S=PS);let A=u.dir*(u.ori==0?1:-1),O=w(l[A==1?s:o]),F=O,D=[],V=[];for(let G=A==1?s:o;G>=s&&G<=o;G+=A)if(c[G]!=null){let $=l[G],J=w($);D.push(F=J),V.push(b(c[G]))}let L={stroke:n(D,V,E,x,S,_),fill:null,clip:null,band:null,gaps:null,flags:Ic},P=L.stroke,[k,B]=nv(i,r);if(a.fill!=null||k!=0){let G=L.fill=new Path2D(P),re=a.fillTo(i,r,a.min,a.max,k),$=b(re);x(G,F,$),x(G,O,$)}if(!a.spanGaps){let G=[];G.push(...iv(l,c,s,o,A,w,t)),L.gaps=G=a.gaps(i,r,s,o,G),L.clip=Np(G,u.ori,g,y,p,m)}return B!=0&&(L.band=B==2?[fo(i,r,s,o,P,-1),fo(i,r,s,o,P,1)]:fo(i,r,s,o,P,B)),L})}function RI(n){return CI(PI,n)}function PI(n,e,t,i,r,s){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)r(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var G0=new Set;function YM(){for(let n of G0)n.syncRect(!0)}Lc&&(Ja(u2,Ec,YM),Ja(h2,Ec,YM,!0),Ja(Ep,Ec,()=>{Ai.pxRatio=Ot}));var II=DS(),LI=IS();function JM(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((s,o)=>W0(s,o,e,t))}function DI(n,e){return n.map((t,i)=>i==0?{}:Zn({},e,t))}function W0(n,e,t,i){return Zn({},e==0?t:i,n)}function NS(n,e,t){return e==null?Rc:[e,t]}var NI=NS;function kI(n,e,t){return e==null?Rc:Cp(e,t,J0,!0)}function kS(n,e,t,i){return e==null?Rc:Ip(e,t,n.scales[i].log,!1)}var FI=kS;function FS(n,e,t,i){return e==null?Rc:Y0(e,t,n.scales[i].log,!1)}var UI=FS;function OI(n,e,t,i,r){let s=qi(EM(n),EM(e)),o=e-n,a=os(r/i*o,t);do{let l=t[a],c=i*l/o;if(c>=r&&s+(l<5?ea.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function KM(n){let e,t;return n=n.replace(/(\d+)px/,(i,r)=>(e=li((t=+r)*Ot))+"px"),[n,e,t]}function BI(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=Qt(e[2]*Ot,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Ai(n,e,t){let i={mode:Lt(n.mode,1)},r=i.mode;function s(M,C,N,U){let q=C.valToPct(M);return U+N*(C.dir==-1?1-q:q)}function o(M,C,N,U){let q=C.valToPct(M);return U+N*(C.dir==-1?q:1-q)}function a(M,C,N,U){return C.ori==0?s(M,C,N,U):o(M,C,N,U)}i.valToPosH=s,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=kr($P);if(n.id!=null&&(c.id=n.id),Sr(c,n.class),n.title){let M=kr(JP,c);M.textContent=n.title}let u=ss("canvas"),h=i.ctx=u.getContext("2d"),d=kr(KP,c);Ja("click",d,M=>{M.target===g&&(rn!=ol||pn!=al)&&bi.click(i,M)},!0);let f=i.under=kr(ZP,d);d.appendChild(u);let g=i.over=kr(jP,d);n=Pc(n);let y=+Lt(n.pxAlign,1),p=$M(y);(n.plugins||[]).forEach(M=>{M.opts&&(n=M.opts(i,n)||n)});let m=n.ms||.001,_=i.series=r==1?JM(n.series||[],BM,WM,!1):DI(n.series||[null],GM),w=i.axes=JM(n.axes||[],OM,VM,!0),b=i.scales={},E=i.bands=n.bands||[];E.forEach(M=>{M.fill=wt(M.fill||null),M.dir=Lt(M.dir,-1)});let S=r==2?_[1].facets[0].scale:_[0].scale,x={axes:zs,series:vt},A=(n.drawOrder||["axes","series"]).map(M=>x[M]);function O(M){let C=M.distr==3?N=>ho(N>0?N:M.clamp(i,N,M.min,M.max,M.key)):M.distr==4?N=>I0(N,M.asinh):M.distr==100?N=>M.fwd(N):N=>N;return N=>{let U=C(N),{_min:q,_max:j}=M,ce=j-q;return(U-q)/ce}}function F(M){let C=b[M];if(C==null){let N=(n.scales||gh)[M]||gh;if(N.from!=null){F(N.from);let U=Zn({},b[N.from],N,{key:M});U.valToPct=O(U),b[M]=U}else{C=b[M]=Zn({},M==S?wS:bI,N),C.key=M;let U=C.time,q=C.range,j=Qo(q);if((M!=S||r==2&&!U)&&(j&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?wM:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?wM:{mode:1,hard:q[1],soft:q[1]}},j=!1),!j&&Dp(q))){let ce=q;q=(pe,xe,Ne)=>xe==null?Rc:Cp(xe,Ne,ce)}C.range=wt(q||(U?NI:M==S?C.distr==3?FI:C.distr==4?UI:NS:C.distr==3?kS:C.distr==4?FS:kI)),C.auto=wt(j?!1:C.auto),C.clamp=wt(C.clamp||xI),C._min=C._max=null,C.valToPct=O(C)}}}F("x"),F("y"),r==1&&_.forEach(M=>{F(M.scale)}),w.forEach(M=>{F(M.scale)});for(let M in n.scales)F(M);let D=b[S],V=D.distr,L,P;D.ori==0?(Sr(c,XP),L=s,P=o):(Sr(c,YP),L=o,P=s);let k={};for(let M in b){let C=b[M];(C.min!=null||C.max!=null)&&(k[M]={min:C.min,max:C.max},C.min=C.max=null)}let B=n.tzDate||(M=>new Date(li(M/m))),G=n.fmtDate||j0,re=m==1?X2(B):K2(B),$=kM(B,NM(m==1?$2:J2,G)),J=UM(B,FM(j2,G)),te=[],de=i.legend=Zn({},tI,n.legend),se=i.cursor=Zn({},aI,{drag:{y:r==2}},n.cursor),Q=de.show,fe=se.show,_e=de.markers;de.idxs=te,_e.width=wt(_e.width),_e.dash=wt(_e.dash),_e.stroke=wt(_e.stroke),_e.fill=wt(_e.fill);let Ee,Me,$e,ot=[],Ge=[],mt,dt=!1,rt={};if(de.live){let M=_[1]?_[1].values:null;dt=M!=null,mt=dt?M(i,1,0):{_:0};for(let C in mt)rt[C]=$0}if(Q)if(Ee=ss("table",r2,c),$e=ss("tbody",null,Ee),de.mount(i,Ee),dt){Me=ss("thead",null,Ee,$e);let M=ss("tr",null,Me);ss("th",null,M);for(var fn in mt)ss("th",hM,M).textContent=fn}else Sr(Ee,o2),de.live&&Sr(Ee,s2);let en={show:!0},Bn={show:!1};function $t(M,C){if(C==0&&(dt||!de.live||r==2))return Rc;let N=[],U=ss("tr",a2,$e,$e.childNodes[C]);Sr(U,M.class),M.show||Sr(U,Ya);let q=ss("th",null,U);if(_e.show){let pe=kr(l2,q);if(C>0){let xe=_e.width(i,C);xe&&(pe.style.border=xe+"px "+_e.dash(i,C)+" "+_e.stroke(i,C)),pe.style.background=_e.fill(i,C)}}let j=kr(hM,q);M.label instanceof HTMLElement?j.appendChild(M.label):j.textContent=M.label,C>0&&(_e.show||(j.style.color=M.width>0?_e.stroke(i,C):_e.fill(i,C)),At("click",q,pe=>{if(se._lock)return;Qe(pe);let xe=_.indexOf(M);if((pe.ctrlKey||pe.metaKey)!=de.isolate){let Ne=_.some((ke,Ue)=>Ue>0&&Ue!=xe&&ke.show);_.forEach((ke,Ue)=>{Ue>0&&ps(Ue,Ne?Ue==xe?en:Bn:en,!0,Wn.setSeries)})}else ps(xe,{show:!M.show},!0,Wn.setSeries)},!1),et&&At(mM,q,pe=>{se._lock||(Qe(pe),ps(_.indexOf(M),cl,!0,Wn.setSeries))},!1));for(var ce in mt){let pe=ss("td",c2,U);pe.textContent="--",N.push(pe)}return[U,N]}let hi=new Map;function At(M,C,N,U=!0){let q=hi.get(C)||{},j=se.bind[M](i,C,N,U);j&&(Ja(M,C,q[M]=j),hi.set(C,q))}function jn(M,C,N){let U=hi.get(C)||{};for(let q in U)(M==null||q==M)&&(O0(q,C,U[q]),delete U[q]);M==null&&hi.delete(C)}let Sn=0,zn=0,H=0,Re=0,Je=0,at=0,Se=Je,Zt=at,He=H,Ye=Re,I=0,T=0,X=0,he=0;i.bbox={};let le=!1,ve=!1,ye=!1,ne=!1,oe=!1,me=!1;function z(M,C,N){(N||M!=i.width||C!=i.height)&&ae(M,C),ft(!1),ye=!0,ve=!0,Ti()}function ae(M,C){i.width=Sn=H=M,i.height=zn=Re=C,Je=at=0,be(),We();let N=i.bbox;I=N.left=$a(Je*Ot,.5),T=N.top=$a(at*Ot,.5),X=N.width=$a(H*Ot,.5),he=N.height=$a(Re*Ot,.5)}let ie=3;function we(){let M=!1,C=0;for(;!M;){C++;let N=il(C),U=fs(C);M=C==ie||N&&U,M||(ae(i.width,i.height),ve=!0)}}function ge({width:M,height:C}){z(M,C)}i.setSize=ge;function be(){let M=!1,C=!1,N=!1,U=!1;w.forEach((q,j)=>{if(q.show&&q._show){let{side:ce,_size:pe}=q,xe=ce%2,Ne=q.label!=null?q.labelSize:0,ke=pe+Ne;ke>0&&(xe?(H-=ke,ce==3?(Je+=ke,U=!0):N=!0):(Re-=ke,ce==0?(at+=ke,M=!0):C=!0))}}),hs[0]=M,hs[1]=N,hs[2]=C,hs[3]=U,H-=Ur[1]+Ur[3],Je+=Ur[3],Re-=Ur[2]+Ur[0],at+=Ur[0]}function We(){let M=Je+H,C=at+Re,N=Je,U=at;function q(j,ce){switch(j){case 1:return M+=ce,M-ce;case 2:return C+=ce,C-ce;case 3:return N-=ce,N+ce;case 0:return U-=ce,U+ce}}w.forEach((j,ce)=>{if(j.show&&j._show){let pe=j.side;j._pos=q(pe,j._size),j.label!=null&&(j._lpos=q(pe,j.labelSize))}})}if(se.dataIdx==null){let M=se.hover,C=M.skip=new Set(M.skip??[]);C.add(void 0);let N=M.prox=wt(M.prox),U=M.bias??=0;se.dataIdx=(q,j,ce,pe)=>{if(j==0)return ce;let xe=ce,Ne=N(q,j,ce,pe)??jt,ke=Ne>=0&&Ne<jt,Ue=D.ori==0?H:Re,st=se.left,Dt=e[0],Pt=e[j];if(C.has(Pt[ce])){xe=null;let _t=null,Ze=null,Xe;if(U==0||U==-1)for(Xe=ce;_t==null&&Xe-- >0;)C.has(Pt[Xe])||(_t=Xe);if(U==0||U==1)for(Xe=ce;Ze==null&&Xe++<Pt.length;)C.has(Pt[Xe])||(Ze=Xe);if(_t!=null||Ze!=null)if(ke){let on=_t==null?-1/0:L(Dt[_t],D,Ue,0),Tn=Ze==null?1/0:L(Dt[Ze],D,Ue,0),mi=st-on,Xt=Tn-st;mi<=Xt?mi<=Ne&&(xe=_t):Xt<=Ne&&(xe=Ze)}else xe=Ze==null?_t:_t==null?Ze:ce-_t<=Ze-ce?_t:Ze}else ke&&ci(st-L(Dt[ce],D,Ue,0))>Ne&&(xe=null);return xe}}let Qe=M=>{se.event=M};se.idxs=te,se._lock=!1;let ue=se.points;ue.show=wt(ue.show),ue.size=wt(ue.size),ue.stroke=wt(ue.stroke),ue.width=wt(ue.width),ue.fill=wt(ue.fill);let Oe=i.focus=Zn({},n.focus||{alpha:.3},se.focus),et=Oe.prox>=0,Ce=et&&ue.one,ct=[],nn=[],Ni=[];function zc(M,C){let N=ue.show(i,C);if(N instanceof HTMLElement)return Sr(N,i2),Sr(N,M.class),Fs(N,-10,-10,H,Re),g.insertBefore(N,ct[C]),N}function el(M,C){if(r==1||C>0){let N=r==1&&b[M.scale].time,U=M.value;M.value=N?PM(U)?UM(B,FM(U,G)):U||J:U||vI,M.label=M.label||(N?cI:lI)}if(Ce||C>0){M.width=M.width==null?1:M.width,M.paths=M.paths||II||b2,M.fillTo=wt(M.fillTo||MI),M.pxAlign=+Lt(M.pxAlign,y),M.pxRound=$M(M.pxAlign),M.stroke=wt(M.stroke||null),M.fill=wt(M.fill||null),M._stroke=M._fill=M._paths=M._focus=null;let N=_I(qi(1,M.width),1),U=M.points=Zn({},{size:N,width:qi(1,N*.2),stroke:M.stroke,space:N*2,paths:LI,_stroke:null,_fill:null},M.points);U.show=wt(U.show),U.filter=wt(U.filter),U.fill=wt(U.fill),U.stroke=wt(U.stroke),U.paths=wt(U.paths),U.pxAlign=M.pxAlign}if(Q){let N=$t(M,C);ot.splice(C,0,N[0]),Ge.splice(C,0,N[1]),de.values.push(null)}if(fe){te.splice(C,0,null);let N=null;Ce?C==0&&(N=zc(M,C)):C>0&&(N=zc(M,C)),ct.splice(C,0,N),nn.splice(C,0,0),Ni.splice(C,0,0)}pi("addSeries",C)}function $p(M,C){C=C??_.length,M=r==1?W0(M,C,BM,WM):W0(M,C,{},GM),_.splice(C,0,M),el(_[C],C)}i.addSeries=$p;function Sh(M){if(_.splice(M,1),Q){de.values.splice(M,1),Ge.splice(M,1);let C=ot.splice(M,1)[0];jn(null,C.firstChild),C.remove()}fe&&(te.splice(M,1),ct.splice(M,1)[0].remove(),nn.splice(M,1),Ni.splice(M,1)),pi("delSeries",M)}i.delSeries=Sh;let hs=[!1,!1,!1,!1];function Us(M,C){if(M._show=M.show,M.show){let N=M.side%2,U=b[M.scale];U==null&&(M.scale=N?_[1].scale:S,U=b[M.scale]);let q=U.time;M.size=wt(M.size),M.space=wt(M.space),M.rotate=wt(M.rotate),Qo(M.incrs)&&M.incrs.forEach(ce=>{!ea.has(ce)&&ea.set(ce,sS(ce))}),M.incrs=wt(M.incrs||(U.distr==2?G2:q?m==1?q2:Y2:Xa)),M.splits=wt(M.splits||(q&&U.distr==1?re:U.distr==3?z0:U.distr==4?dI:hI)),M.stroke=wt(M.stroke),M.grid.stroke=wt(M.grid.stroke),M.ticks.stroke=wt(M.ticks.stroke),M.border.stroke=wt(M.border.stroke);let j=M.values;M.values=Qo(j)&&!Qo(j[0])?wt(j):q?Qo(j)?kM(B,NM(j,G)):PM(j)?Z2(B,j):j||$:j||uI,M.filter=wt(M.filter||(U.distr>=3&&U.log==10?mI:U.distr==3&&U.log==2?gI:iS)),M.font=KM(M.font),M.labelFont=KM(M.labelFont),M._size=M.size(i,null,C,0),M._space=M._rotate=M._incrs=M._found=M._splits=M._values=null,M._size>0&&(hs[C]=!0,M._el=kr(QP,d))}}function Os(M,C,N,U){let[q,j,ce,pe]=N,xe=C%2,Ne=0;return xe==0&&(pe||j)&&(Ne=C==0&&!q||C==2&&!ce?li(OM.size/3):0),xe==1&&(q||ce)&&(Ne=C==1&&!j||C==3&&!pe?li(VM.size/2):0),Ne}let Vc=i.padding=(n.padding||[Os,Os,Os,Os]).map(M=>wt(Lt(M,Os))),Ur=i._padding=Vc.map((M,C)=>M(i,C,hs,0)),wn,Dn=null,Nn=null,ds=r==1?_[0].idxs:null,er=null,mo=!1;function Hc(M,C){if(e=M??[],i.data=i._data=e,r==2){wn=0;for(let N=1;N<_.length;N++)wn+=e[N][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),er=e[0],wn=er.length;let N=e;if(V==2){N=e.slice();let U=N[0]=Array(wn);for(let q=0;q<wn;q++)U[q]=q}i._data=e=N}if(ft(!0),pi("setData"),V==2&&(ye=!0),C!==!1){let N=D;N.auto(i,mo)?Gc():_o(S,N.min,N.max),ne=ne||se.left>=0,me=!0,Ti()}}i.setData=Hc;function Gc(){mo=!0;let M,C;r==1&&(wn>0?(Dn=ds[0]=0,Nn=ds[1]=wn-1,M=e[0][Dn],C=e[0][Nn],V==2?(M=Dn,C=Nn):M==C&&(V==3?[M,C]=Ip(M,M,D.log,!1):V==4?[M,C]=Y0(M,M,D.log,!1):D.time?C=M+li(86400/m):[M,C]=Cp(M,C,J0,!0))):(Dn=ds[0]=M=null,Nn=ds[1]=C=null)),_o(S,M,C)}let tl,go,nl,R,W,ee,Y,Z,Ae,Pe;function Te(M,C,N,U,q,j){M??=fM,N??=Z0,U??="butt",q??=fM,j??="round",M!=tl&&(h.strokeStyle=tl=M),q!=go&&(h.fillStyle=go=q),C!=nl&&(h.lineWidth=nl=C),j!=W&&(h.lineJoin=W=j),U!=ee&&(h.lineCap=ee=U),N!=R&&h.setLineDash(R=N)}function Ie(M,C,N,U){C!=go&&(h.fillStyle=go=C),M!=Y&&(h.font=Y=M),N!=Z&&(h.textAlign=Z=N),U!=Ae&&(h.textBaseline=Ae=U)}function ze(M,C,N,U,q=0){if(U.length>0&&M.auto(i,mo)&&(C==null||C.min==null)){let j=Lt(Dn,0),ce=Lt(Nn,U.length-1),pe=N.min==null?m2(U,j,ce,q,M.distr==3):[N.min,N.max];M.min=as(M.min,N.min=pe[0]),M.max=qi(M.max,N.max=pe[1])}}let nt={min:null,max:null};function gt(){for(let U in b){let q=b[U];k[U]==null&&(q.min==null||k[S]!=null&&q.auto(i,mo))&&(k[U]=nt)}for(let U in b){let q=b[U];k[U]==null&&q.from!=null&&k[q.from]!=null&&(k[U]=nt)}k[S]!=null&&ft(!0);let M={};for(let U in k){let q=k[U];if(q!=null){let j=M[U]=Pc(b[U],w2);if(q.min!=null)Zn(j,q);else if(U!=S||r==2)if(wn==0&&j.from==null){let ce=j.range(i,null,null,U);j.min=ce[0],j.max=ce[1]}else j.min=jt,j.max=-jt}}if(wn>0){_.forEach((U,q)=>{if(r==1){let j=U.scale,ce=k[j];if(ce==null)return;let pe=M[j];if(q==0){let xe=pe.range(i,pe.min,pe.max,j);pe.min=xe[0],pe.max=xe[1],Dn=os(pe.min,e[0]),Nn=os(pe.max,e[0]),Nn-Dn>1&&(e[0][Dn]<pe.min&&Dn++,e[0][Nn]>pe.max&&Nn--),U.min=er[Dn],U.max=er[Nn]}else U.show&&U.auto&&ze(pe,ce,U,e[q],U.sorted);U.idxs[0]=Dn,U.idxs[1]=Nn}else if(q>0&&U.show&&U.auto){let[j,ce]=U.facets,pe=j.scale,xe=ce.scale,[Ne,ke]=e[q],Ue=M[pe],st=M[xe];Ue!=null&&ze(Ue,k[pe],j,Ne,j.sorted),st!=null&&ze(st,k[xe],ce,ke,ce.sorted),U.min=ce.min,U.max=ce.max}});for(let U in M){let q=M[U],j=k[U];if(q.from==null&&(j==null||j.min==null)){let ce=q.range(i,q.min==jt?null:q.min,q.max==-jt?null:q.max,U);q.min=ce[0],q.max=ce[1]}}}for(let U in M){let q=M[U];if(q.from!=null){let j=M[q.from];if(j.min==null)q.min=q.max=null;else{let ce=q.range(i,j.min,j.max,U);q.min=ce[0],q.max=ce[1]}}}let C={},N=!1;for(let U in M){let q=M[U],j=b[U];if(j.min!=q.min||j.max!=q.max){j.min=q.min,j.max=q.max;let ce=j.distr;j._min=ce==3?ho(j.min):ce==4?I0(j.min,j.asinh):ce==100?j.fwd(j.min):j.min,j._max=ce==3?ho(j.max):ce==4?I0(j.max,j.asinh):ce==100?j.fwd(j.max):j.max,C[U]=N=!0}}if(N){_.forEach((U,q)=>{r==2?q>0&&C.y&&(U._paths=null):C[U.scale]&&(U._paths=null)});for(let U in C)ye=!0,pi("setScale",U);fe&&se.left>=0&&(ne=me=!0)}for(let U in k)k[U]=null}function Be(M){let C=B0(Dn-1,0,wn-1),N=B0(Nn+1,0,wn-1);for(;M[C]==null&&C>0;)C--;for(;M[N]==null&&N<wn-1;)N++;return[C,N]}function vt(){if(wn>0){let M=_.some(C=>C._focus)&&Pe!=Oe.alpha;M&&(h.globalAlpha=Pe=Oe.alpha),_.forEach((C,N)=>{if(N>0&&C.show&&(yn(N,!1),yn(N,!0),C._paths==null)){let U=Pe;Pe!=C.alpha&&(h.globalAlpha=Pe=C.alpha);let q=r==2?[0,e[N][0].length-1]:Be(e[N]);C._paths=C.paths(i,N,q[0],q[1]),Pe!=U&&(h.globalAlpha=Pe=U)}}),_.forEach((C,N)=>{if(N>0&&C.show){let U=Pe;Pe!=C.alpha&&(h.globalAlpha=Pe=C.alpha),C._paths!=null&&Ht(N,!1);{let q=C._paths!=null?C._paths.gaps:null,j=C.points.show(i,N,Dn,Nn,q),ce=C.points.filter(i,N,j,q);(j||ce)&&(C.points._paths=C.points.paths(i,N,Dn,Nn,ce),Ht(N,!0))}Pe!=U&&(h.globalAlpha=Pe=U),pi("drawSeries",N)}}),M&&(h.globalAlpha=Pe=1)}}function yn(M,C){let N=C?_[M].points:_[M];N._stroke=N.stroke(i,M),N._fill=N.fill(i,M)}function Ht(M,C){let N=C?_[M].points:_[M],{stroke:U,fill:q,clip:j,flags:ce,_stroke:pe=N._stroke,_fill:xe=N._fill,_width:Ne=N.width}=N._paths;Ne=Qt(Ne*Ot,3);let ke=null,Ue=Ne%2/2;C&&xe==null&&(xe=Ne>0?"#fff":pe);let st=N.pxAlign==1&&Ue>0;if(st&&h.translate(Ue,Ue),!C){let Dt=I-Ne/2,Pt=T-Ne/2,_t=X+Ne,Ze=he+Ne;ke=new Path2D,ke.rect(Dt,Pt,_t,Ze)}C?Fe(pe,Ne,N.dash,N.cap,xe,U,q,ce,j):Gt(M,pe,Ne,N.dash,N.cap,xe,U,q,ce,ke,j),st&&h.translate(-Ue,-Ue)}function Gt(M,C,N,U,q,j,ce,pe,xe,Ne,ke){let Ue=!1;xe!=0&&E.forEach((st,Dt)=>{if(st.series[0]==M){let Pt=_[st.series[1]],_t=e[st.series[1]],Ze=(Pt._paths||gh).band;Qo(Ze)&&(Ze=st.dir==1?Ze[0]:Ze[1]);let Xe,on=null;Pt.show&&Ze&&v2(_t,Dn,Nn)?(on=st.fill(i,Dt)||j,Xe=Pt._paths.clip):Ze=null,Fe(C,N,U,q,on,ce,pe,xe,Ne,ke,Xe,Ze),Ue=!0}}),Ue||Fe(C,N,U,q,j,ce,pe,xe,Ne,ke)}let Qn=Ic|H0;function Fe(M,C,N,U,q,j,ce,pe,xe,Ne,ke,Ue){Te(M,C,N,U,q),(xe||Ne||Ue)&&(h.save(),xe&&h.clip(xe),Ne&&h.clip(Ne)),Ue?(pe&Qn)==Qn?(h.clip(Ue),ke&&h.clip(ke),xt(q,ce),Vn(M,j,C)):pe&H0?(xt(q,ce),h.clip(Ue),Vn(M,j,C)):pe&Ic&&(h.save(),h.clip(Ue),ke&&h.clip(ke),xt(q,ce),h.restore(),Vn(M,j,C)):(xt(q,ce),Vn(M,j,C)),(xe||Ne||Ue)&&h.restore()}function Vn(M,C,N){N>0&&(C instanceof Map?C.forEach((U,q)=>{h.strokeStyle=tl=q,h.stroke(U)}):C!=null&&M&&h.stroke(C))}function xt(M,C){C instanceof Map?C.forEach((N,U)=>{h.fillStyle=go=U,h.fill(N)}):C!=null&&M&&h.fill(C)}function Bs(M,C,N,U){let q=w[M],j;if(U<=0)j=[0,0];else{let ce=q._space=q.space(i,M,C,N,U),pe=q._incrs=q.incrs(i,M,C,N,U,ce);j=OI(C,N,pe,U,ce)}return q._found=j}function Hn(M,C,N,U,q,j,ce,pe,xe,Ne){let ke=ce%2/2;y==1&&h.translate(ke,ke),Te(pe,ce,xe,Ne,pe),h.beginPath();let Ue,st,Dt,Pt,_t=q+(U==0||U==3?-j:j);N==0?(st=q,Pt=_t):(Ue=q,Dt=_t);for(let Ze=0;Ze<M.length;Ze++)C[Ze]!=null&&(N==0?Ue=Dt=M[Ze]:st=Pt=M[Ze],h.moveTo(Ue,st),h.lineTo(Dt,Pt));h.stroke(),y==1&&h.translate(-ke,-ke)}function il(M){let C=!0;return w.forEach((N,U)=>{if(!N.show)return;let q=b[N.scale];if(q.min==null){N._show&&(C=!1,N._show=!1,ft(!1));return}else N._show||(C=!1,N._show=!0,ft(!1));let j=N.side,ce=j%2,{min:pe,max:xe}=q,[Ne,ke]=Bs(U,pe,xe,ce==0?H:Re);if(ke==0)return;let Ue=q.distr==2,st=N._splits=N.splits(i,U,pe,xe,Ne,ke,Ue),Dt=q.distr==2?st.map(Xe=>er[Xe]):st,Pt=q.distr==2?er[st[1]]-er[st[0]]:Ne,_t=N._values=N.values(i,N.filter(i,Dt,U,ke,Pt),U,ke,Pt);N._rotate=j==2?N.rotate(i,_t,U,ke):0;let Ze=N._size;N._size=Fr(N.size(i,_t,U,M)),Ze!=null&&N._size!=Ze&&(C=!1)}),C}function fs(M){let C=!0;return Vc.forEach((N,U)=>{let q=N(i,U,hs,M);q!=Ur[U]&&(C=!1),Ur[U]=q}),C}function zs(){for(let M=0;M<w.length;M++){let C=w[M];if(!C.show||!C._show)continue;let N=C.side,U=N%2,q,j,ce=C.stroke(i,M),pe=N==0||N==3?-1:1,[xe,Ne]=C._found;if(C.label!=null){let Ui=C.labelGap*pe,ir=li((C._lpos+Ui)*Ot);Ie(C.labelFont[0],ce,"center",N==2?"top":dM),h.save(),U==1?(q=j=0,h.translate(ir,li(T+he/2)),h.rotate((N==3?-Tp:Tp)/2)):(q=li(I+X/2),j=ir);let la=tS(C.label)?C.label(i,M,xe,Ne):C.label;h.fillText(la,q,j),h.restore()}if(Ne==0)continue;let ke=b[C.scale],Ue=U==0?X:he,st=U==0?I:T,Dt=C._splits,Pt=ke.distr==2?Dt.map(Ui=>er[Ui]):Dt,_t=ke.distr==2?er[Dt[1]]-er[Dt[0]]:xe,Ze=C.ticks,Xe=C.border,on=Ze.show?Ze.size:0,Tn=li(on*Ot),mi=li((C.alignTo==2?C._size-on-C.gap:C.gap)*Ot),Xt=C._rotate*-Tp/180,En=p(C._pos*Ot),tr=(Tn+mi)*pe,Fi=En+tr;j=U==0?Fi:0,q=U==1?Fi:0;let Tr=C.font[0],Or=C.align==1?Ac:C.align==2?C0:Xt>0?Ac:Xt<0?C0:U==0?"center":N==3?C0:Ac,gs=Xt||U==1?"middle":N==2?"top":dM;Ie(Tr,ce,Or,gs);let nr=C.font[1]*C.lineGap,Er=Dt.map(Ui=>p(a(Ui,ke,Ue,st))),Br=C._values;for(let Ui=0;Ui<Br.length;Ui++){let ir=Br[Ui];if(ir!=null){U==0?q=Er[Ui]:j=Er[Ui],ir=""+ir;let la=ir.indexOf(`
`)==-1?[ir]:ir.split(/\n/gm);for(let Oi=0;Oi<la.length;Oi++){let Fv=la[Oi];Xt?(h.save(),h.translate(q,j+Oi*nr),h.rotate(Xt),h.fillText(Fv,0,0),h.restore()):h.fillText(Fv,q,j+Oi*nr)}}}Ze.show&&Hn(Er,Ze.filter(i,Pt,M,Ne,_t),U,N,En,Tn,Qt(Ze.width*Ot,3),Ze.stroke(i,M),Ze.dash,Ze.cap);let vs=C.grid;vs.show&&Hn(Er,vs.filter(i,Pt,M,Ne,_t),U,U==0?2:1,U==0?T:I,U==0?he:X,Qt(vs.width*Ot,3),vs.stroke(i,M),vs.dash,vs.cap),Xe.show&&Hn([En],[1],U==0?1:0,U==0?1:2,U==1?T:I,U==1?he:X,Qt(Xe.width*Ot,3),Xe.stroke(i,M),Xe.dash,Xe.cap)}pi("drawAxes")}function ft(M){_.forEach((C,N)=>{N>0&&(C._paths=null,M&&(r==1?(C.min=null,C.max=null):C.facets.forEach(U=>{U.min=null,U.max=null})))})}let An=!1,ki=!1,Wt=[];function Gn(){ki=!1;for(let M=0;M<Wt.length;M++)pi(...Wt[M]);Wt.length=0}function Ti(){An||(I2(_v),An=!0)}function wh(M,C=!1){An=!0,ki=C,M(i),_v(),C&&Wt.length>0&&queueMicrotask(Gn)}i.batch=wh;function _v(){if(le&&(gt(),le=!1),ye&&(we(),ye=!1),ve){if(dn(f,Ac,Je),dn(f,"top",at),dn(f,dh,H),dn(f,fh,Re),dn(g,Ac,Je),dn(g,"top",at),dn(g,dh,H),dn(g,fh,Re),dn(d,dh,Sn),dn(d,fh,zn),u.width=li(Sn*Ot),u.height=li(zn*Ot),w.forEach(({_el:M,_show:C,_size:N,_pos:U,side:q})=>{if(M!=null)if(C){let j=q===3||q===0?N:0,ce=q%2==1;dn(M,ce?"left":"top",U-j),dn(M,ce?"width":"height",N),dn(M,ce?"top":"left",ce?at:Je),dn(M,ce?"height":"width",ce?Re:H),U0(M,Ya)}else Sr(M,Ya)}),tl=go=nl=W=ee=Y=Z=Ae=R=null,Pe=1,$c(!0),Je!=Se||at!=Zt||H!=He||Re!=Ye){ft(!1);let M=H/He,C=Re/Ye;if(fe&&!ne&&se.left>=0){se.left*=M,se.top*=C,rl&&Fs(rl,li(se.left),0,H,Re),sl&&Fs(sl,0,li(se.top),H,Re);for(let N=0;N<ct.length;N++){let U=ct[N];U!=null&&(nn[N]*=M,Ni[N]*=C,Fs(U,Fr(nn[N]),Fr(Ni[N]),H,Re))}}if(sn.show&&!oe&&sn.left>=0&&sn.width>0){sn.left*=M,sn.width*=M,sn.top*=C,sn.height*=C;for(let N in jp)dn(ll,N,sn[N])}Se=Je,Zt=at,He=H,Ye=Re}pi("setSize"),ve=!1}Sn>0&&zn>0&&(h.clearRect(0,0,u.width,u.height),pi("drawClear"),A.forEach(M=>M()),pi("draw")),sn.show&&oe&&(Ah(sn),oe=!1),fe&&ne&&(aa(null,!0,!1),ne=!1),de.show&&de.live&&me&&(Kp(),me=!1),l||(l=!0,i.status=1,pi("ready")),mo=!1,An=!1}i.redraw=(M,C)=>{ye=C||!1,M!==!1?_o(S,D.min,D.max):Ti()};function Xp(M,C){let N=b[M];if(N.from==null){if(wn==0){let U=N.range(i,C.min,C.max,M);C.min=U[0],C.max=U[1]}if(C.min>C.max){let U=C.min;C.min=C.max,C.max=U}if(wn>1&&C.min!=null&&C.max!=null&&C.max-C.min<1e-16)return;M==S&&N.distr==2&&wn>0&&(C.min=os(C.min,e[0]),C.max=os(C.max,e[0]),C.min==C.max&&C.max++),k[M]=C,le=!0,Ti()}}i.setScale=Xp;let Yp,Jp,rl,sl,yv,xv,ol,al,bv,Mv,rn,pn,vo=!1,bi=se.drag,di=bi.x,fi=bi.y;fe&&(se.x&&(Yp=kr(t2,g)),se.y&&(Jp=kr(n2,g)),D.ori==0?(rl=Yp,sl=Jp):(rl=Jp,sl=Yp),rn=se.left,pn=se.top);let sn=i.select=Zn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),ll=sn.show?kr(e2,sn.over?g:f):null;function Ah(M,C){if(sn.show){for(let N in M)sn[N]=M[N],N in jp&&dn(ll,N,M[N]);C!==!1&&pi("setSelect")}}i.setSelect=Ah;function ew(M){if(_[M].show)Q&&U0(ot[M],Ya);else if(Q&&Sr(ot[M],Ya),fe){let N=Ce?ct[0]:ct[M];N!=null&&Fs(N,-10,-10,H,Re)}}function _o(M,C,N){Xp(M,{min:C,max:N})}function ps(M,C,N,U){C.focus!=null&&sw(M),C.show!=null&&_.forEach((q,j)=>{j>0&&(M==j||M==null)&&(q.show=C.show,ew(j),r==2?(_o(q.facets[0].scale,null,null),_o(q.facets[1].scale,null,null)):_o(q.scale,null,null),Ti())}),N!==!1&&pi("setSeries",M,C),U&&Xc("setSeries",i,M,C)}i.setSeries=ps;function tw(M,C){Zn(E[M],C)}function nw(M,C){M.fill=wt(M.fill||null),M.dir=Lt(M.dir,-1),C=C??E.length,E.splice(C,0,M)}function iw(M){M==null?E.length=0:E.splice(M,1)}i.addBand=nw,i.setBand=tw,i.delBand=iw;function rw(M,C){_[M].alpha=C,fe&&ct[M]!=null&&(ct[M].style.opacity=C),Q&&ot[M]&&(ot[M].style.opacity=C)}let Vs,yo,oa,cl={focus:!0};function sw(M){if(M!=oa){let C=M==null,N=Oe.alpha!=1;_.forEach((U,q)=>{if(r==1||q>0){let j=C||q==0||q==M;U._focus=C?null:j,N&&rw(q,j?1:Oe.alpha)}}),oa=M,N&&Ti()}}Q&&et&&At(gM,Ee,M=>{se._lock||(Qe(M),oa!=null&&ps(null,cl,!0,Wn.setSeries))});function ms(M,C,N){let U=b[C];N&&(M=M/Ot-(U.ori==1?at:Je));let q=H;U.ori==1&&(q=Re,M=q-M),U.dir==-1&&(M=q-M);let j=U._min,ce=U._max,pe=M/q,xe=j+(ce-j)*pe,Ne=U.distr;return Ne==3?Cc(10,xe):Ne==4?y2(xe,U.asinh):Ne==100?U.bwd(xe):xe}function ow(M,C){let N=ms(M,S,C);return os(N,e[0],Dn,Nn)}i.valToIdx=M=>os(M,e[0]),i.posToIdx=ow,i.posToVal=ms,i.valToPos=(M,C,N)=>b[C].ori==0?s(M,b[C],N?X:H,N?I:0):o(M,b[C],N?he:Re,N?T:0),i.setCursor=(M,C,N)=>{rn=M.left,pn=M.top,aa(null,C,N)};function Sv(M,C){dn(ll,Ac,sn.left=M),dn(ll,dh,sn.width=C)}function wv(M,C){dn(ll,"top",sn.top=M),dn(ll,fh,sn.height=C)}let Wc=D.ori==0?Sv:wv,qc=D.ori==1?Sv:wv;function aw(){if(Q&&de.live)for(let M=r==2?1:0;M<_.length;M++){if(M==0&&dt)continue;let C=de.values[M],N=0;for(let U in C)Ge[M][N++].firstChild.nodeValue=C[U]}}function Kp(M,C){if(M!=null&&(M.idxs?M.idxs.forEach((N,U)=>{te[U]=N}):S2(M.idx)||te.fill(M.idx),de.idx=te[0]),Q&&de.live){for(let N=0;N<_.length;N++)(N>0||r==1&&!dt)&&lw(N,te[N]);aw()}me=!1,C!==!1&&pi("setLegend")}i.setLegend=Kp;function lw(M,C){let N=_[M],U=M==0&&V==2?er:e[M],q;dt?q=N.values(i,M,C)??rt:(q=N.value(i,C==null?null:U[C],M,C),q=q==null?rt:{_:q}),de.values[M]=q}function aa(M,C,N){bv=rn,Mv=pn,[rn,pn]=se.move(i,rn,pn),se.left=rn,se.top=pn,fe&&(rl&&Fs(rl,li(rn),0,H,Re),sl&&Fs(sl,0,li(pn),H,Re));let U,q=Dn>Nn;Vs=jt,yo=null;let j=D.ori==0?H:Re,ce=D.ori==1?H:Re;if(rn<0||wn==0||q){U=se.idx=null;for(let pe=0;pe<_.length;pe++){let xe=ct[pe];xe!=null&&Fs(xe,-10,-10,H,Re)}et&&ps(null,cl,!0,M==null&&Wn.setSeries),de.live&&(te.fill(U),me=!0)}else{let pe,xe,Ne;r==1&&(pe=D.ori==0?rn:pn,xe=ms(pe,S),U=se.idx=os(xe,e[0],Dn,Nn),Ne=L(e[0][U],D,j,0));let ke=-10,Ue=-10,st=0,Dt=0,Pt=!0,_t="",Ze="";for(let Xe=r==2?1:0;Xe<_.length;Xe++){let on=_[Xe],Tn=te[Xe],mi=Tn==null?null:r==1?e[Xe][Tn]:e[Xe][1][Tn],Xt=se.dataIdx(i,Xe,U,xe),En=Xt==null?null:r==1?e[Xe][Xt]:e[Xe][1][Xt];if(me=me||En!=mi||Xt!=Tn,te[Xe]=Xt,Xe>0&&on.show){let tr=Xt==null?-10:Xt==U?Ne:L(r==1?e[0][Xt]:e[Xe][0][Xt],D,j,0),Fi=En==null?-10:P(En,r==1?b[on.scale]:b[on.facets[1].scale],ce,0);if(et&&En!=null){let Tr=D.ori==1?rn:pn,Or=ci(Oe.dist(i,Xe,Xt,Fi,Tr));if(Or<Vs){let gs=Oe.bias;if(gs!=0){let nr=ms(Tr,on.scale),Er=En>=0?1:-1,Br=nr>=0?1:-1;Br==Er&&(Br==1?gs==1?En>=nr:En<=nr:gs==1?En<=nr:En>=nr)&&(Vs=Or,yo=Xe)}else Vs=Or,yo=Xe}}if(me||Ce){let Tr,Or;D.ori==0?(Tr=tr,Or=Fi):(Tr=Fi,Or=tr);let gs,nr,Er,Br,vs,Ui,ir=!0,la=ue.bbox;if(la!=null){ir=!1;let Oi=la(i,Xe);Er=Oi.left,Br=Oi.top,gs=Oi.width,nr=Oi.height}else Er=Tr,Br=Or,gs=nr=ue.size(i,Xe);if(Ui=ue.fill(i,Xe),vs=ue.stroke(i,Xe),Ce)Xe==yo&&Vs<=Oe.prox&&(ke=Er,Ue=Br,st=gs,Dt=nr,Pt=ir,_t=Ui,Ze=vs);else{let Oi=ct[Xe];Oi!=null&&(nn[Xe]=Er,Ni[Xe]=Br,SM(Oi,gs,nr,ir),bM(Oi,Ui,vs),Fs(Oi,Fr(Er),Fr(Br),H,Re))}}}}if(Ce){let Xe=Oe.prox,on=oa==null?Vs<=Xe:Vs>Xe||yo!=oa;if(me||on){let Tn=ct[0];Tn!=null&&(nn[0]=ke,Ni[0]=Ue,SM(Tn,st,Dt,Pt),bM(Tn,_t,Ze),Fs(Tn,Fr(ke),Fr(Ue),H,Re))}}}if(sn.show&&vo)if(M!=null){let[pe,xe]=Wn.scales,[Ne,ke]=Wn.match,[Ue,st]=M.cursor.sync.scales,Dt=M.cursor.drag;if(di=Dt._x,fi=Dt._y,di||fi){let{left:Pt,top:_t,width:Ze,height:Xe}=M.select,on=M.scales[Ue].ori,Tn=M.posToVal,mi,Xt,En,tr,Fi,Tr=pe!=null&&Ne(pe,Ue),Or=xe!=null&&ke(xe,st);Tr&&di?(on==0?(mi=Pt,Xt=Ze):(mi=_t,Xt=Xe),En=b[pe],tr=L(Tn(mi,Ue),En,j,0),Fi=L(Tn(mi+Xt,Ue),En,j,0),Wc(as(tr,Fi),ci(Fi-tr))):Wc(0,j),Or&&fi?(on==1?(mi=Pt,Xt=Ze):(mi=_t,Xt=Xe),En=b[xe],tr=P(Tn(mi,st),En,ce,0),Fi=P(Tn(mi+Xt,st),En,ce,0),qc(as(tr,Fi),ci(Fi-tr))):qc(0,ce)}else Qp()}else{let pe=ci(bv-yv),xe=ci(Mv-xv);if(D.ori==1){let st=pe;pe=xe,xe=st}di=bi.x&&pe>=bi.dist,fi=bi.y&&xe>=bi.dist;let Ne=bi.uni;Ne!=null?di&&fi&&(di=pe>=Ne,fi=xe>=Ne,!di&&!fi&&(xe>pe?fi=!0:di=!0)):bi.x&&bi.y&&(di||fi)&&(di=fi=!0);let ke,Ue;di&&(D.ori==0?(ke=ol,Ue=rn):(ke=al,Ue=pn),Wc(as(ke,Ue),ci(Ue-ke)),fi||qc(0,ce)),fi&&(D.ori==1?(ke=ol,Ue=rn):(ke=al,Ue=pn),qc(as(ke,Ue),ci(Ue-ke)),di||Wc(0,j)),!di&&!fi&&(Wc(0,0),qc(0,0))}if(bi._x=di,bi._y=fi,M==null){if(N){if(kv!=null){let[pe,xe]=Wn.scales;Wn.values[0]=pe!=null?ms(D.ori==0?rn:pn,pe):null,Wn.values[1]=xe!=null?ms(D.ori==1?rn:pn,xe):null}Xc(R0,i,rn,pn,H,Re,U)}if(et){let pe=N&&Wn.setSeries,xe=Oe.prox;oa==null?Vs<=xe&&ps(yo,cl,!0,pe):Vs>xe?ps(null,cl,!0,pe):yo!=oa&&ps(yo,cl,!0,pe)}}me&&(de.idx=U,Kp()),C!==!1&&pi("setCursor")}let xo=null;Object.defineProperty(i,"rect",{get(){return xo==null&&$c(!1),xo}});function $c(M=!1){M?xo=null:(xo=g.getBoundingClientRect(),pi("syncRect",xo))}function Av(M,C,N,U,q,j,ce){se._lock||vo&&M!=null&&M.movementX==0&&M.movementY==0||(Zp(M,C,N,U,q,j,ce,!1,M!=null),M!=null?aa(null,!0,!0):aa(C,!0,!1))}function Zp(M,C,N,U,q,j,ce,pe,xe){if(xo==null&&$c(!1),Qe(M),M!=null)N=M.clientX-xo.left,U=M.clientY-xo.top;else{if(N<0||U<0){rn=-10,pn=-10;return}let[Ne,ke]=Wn.scales,Ue=C.cursor.sync,[st,Dt]=Ue.values,[Pt,_t]=Ue.scales,[Ze,Xe]=Wn.match,on=C.axes[0].side%2==1,Tn=D.ori==0?H:Re,mi=D.ori==1?H:Re,Xt=on?j:q,En=on?q:j,tr=on?U:N,Fi=on?N:U;if(Pt!=null?N=Ze(Ne,Pt)?a(st,b[Ne],Tn,0):-10:N=Tn*(tr/Xt),_t!=null?U=Xe(ke,_t)?a(Dt,b[ke],mi,0):-10:U=mi*(Fi/En),D.ori==1){let Tr=N;N=U,U=Tr}}xe&&(C==null||C.cursor.event.type==R0)&&((N<=1||N>=H-1)&&(N=$a(N,H)),(U<=1||U>=Re-1)&&(U=$a(U,Re))),pe?(yv=N,xv=U,[ol,al]=se.move(i,N,U)):(rn=N,pn=U)}let jp={width:0,height:0,left:0,top:0};function Qp(){Ah(jp,!1)}let Tv,Ev,Cv,Rv;function Pv(M,C,N,U,q,j,ce){vo=!0,di=fi=bi._x=bi._y=!1,Zp(M,C,N,U,q,j,ce,!0,!1),M!=null&&(At(P0,k0,Iv,!1),Xc(pM,i,ol,al,H,Re,null));let{left:pe,top:xe,width:Ne,height:ke}=sn;Tv=pe,Ev=xe,Cv=Ne,Rv=ke}function Iv(M,C,N,U,q,j,ce){vo=bi._x=bi._y=!1,Zp(M,C,N,U,q,j,ce,!1,!0);let{left:pe,top:xe,width:Ne,height:ke}=sn,Ue=Ne>0||ke>0,st=Tv!=pe||Ev!=xe||Cv!=Ne||Rv!=ke;if(Ue&&st&&Ah(sn),bi.setScale&&Ue&&st){let Dt=pe,Pt=Ne,_t=xe,Ze=ke;if(D.ori==1&&(Dt=xe,Pt=ke,_t=pe,Ze=Ne),di&&_o(S,ms(Dt,S),ms(Dt+Pt,S)),fi)for(let Xe in b){let on=b[Xe];Xe!=S&&on.from==null&&on.min!=jt&&_o(Xe,ms(_t+Ze,Xe),ms(_t,Xe))}Qp()}else se.lock&&(se._lock=!se._lock,aa(C,!0,M!=null));M!=null&&(jn(P0,k0),Xc(P0,i,rn,pn,H,Re,null))}function cw(M,C,N,U,q,j,ce){if(se._lock)return;Qe(M);let pe=vo;if(vo){let xe=!0,Ne=!0,ke=10,Ue,st;D.ori==0?(Ue=di,st=fi):(Ue=fi,st=di),Ue&&st&&(xe=rn<=ke||rn>=H-ke,Ne=pn<=ke||pn>=Re-ke),Ue&&xe&&(rn=rn<ol?0:H),st&&Ne&&(pn=pn<al?0:Re),aa(null,!0,!0),vo=!1}rn=-10,pn=-10,te.fill(null),aa(null,!0,!0),pe&&(vo=pe)}function Lv(M,C,N,U,q,j,ce){se._lock||(Qe(M),Gc(),Qp(),M!=null&&Xc(vM,i,rn,pn,H,Re,null))}function Dv(){w.forEach(BI),z(i.width,i.height,!0)}Ja(Ep,Ec,Dv);let ul={};ul.mousedown=Pv,ul.mousemove=Av,ul.mouseup=Iv,ul.dblclick=Lv,ul.setSeries=(M,C,N,U)=>{let q=Wn.match[2];N=q(i,C,N),N!=-1&&ps(N,U,!0,!1)},fe&&(At(pM,g,Pv),At(R0,g,Av),At(mM,g,M=>{Qe(M),$c(!1)}),At(gM,g,cw),At(vM,g,Lv),G0.add(i),i.syncRect=$c);let Th=i.hooks=n.hooks||{};function pi(M,C,N){ki?Wt.push([M,C,N]):M in Th&&Th[M].forEach(U=>{U.call(null,i,C,N)})}(n.plugins||[]).forEach(M=>{for(let C in M.hooks)Th[C]=(Th[C]||[]).concat(M.hooks[C])});let Nv=(M,C,N)=>N,Wn=Zn({key:null,setSeries:!1,filters:{pub:CM,sub:CM},scales:[S,_[1]?_[1].scale:null],match:[RM,RM,Nv],values:[null,null]},se.sync);Wn.match.length==2&&Wn.match.push(Nv),se.sync=Wn;let kv=Wn.key,em=AS(kv);function Xc(M,C,N,U,q,j,ce){Wn.filters.pub(M,C,N,U,q,j,ce)&&em.pub(M,C,N,U,q,j,ce)}em.sub(i);function uw(M,C,N,U,q,j,ce){Wn.filters.sub(M,C,N,U,q,j,ce)&&ul[M](null,C,N,U,q,j,ce)}i.pub=uw;function hw(){em.unsub(i),G0.delete(i),hi.clear(),O0(Ep,Ec,Dv),c.remove(),Ee?.remove(),pi("destroy")}i.destroy=hw;function tm(){pi("init",n,e),Hc(e||n.data,!1),k[S]?Xp(S,k[S]):Gc(),oe=sn.show&&(sn.width>0||sn.height>0),ne=me=!0,z(n.width,n.height)}return _.forEach(el),w.forEach(Us),t?t instanceof HTMLElement?(t.appendChild(c),tm()):t(i,tm):tm(),i}Ai.assign=Zn;Ai.fmtNum=K0;Ai.rangeNum=Cp;Ai.rangeLog=Ip;Ai.rangeAsinh=Y0;Ai.orient=Za;Ai.pxRatio=Ot;Ai.join=P2;Ai.fmtDate=j0,Ai.tzDate=V2;Ai.sync=AS;{Ai.addGap=SI,Ai.clipGaps=Np;let n=Ai.paths={points:IS};n.linear=DS,n.stepped=TI,n.bars=EI,n.spline=RI}var sv=(n,e)=>n.beside?[3,3]:km[(n.tone??e)%km.length],yh=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();function ta(n){let{title:e,t,curves:i,kind:r,bands:s=[],height:o=220,file:a=e}=n,l=Yt(null),c=Yt(null),u=Yt(n);u.current=n;let h=gn(new Set),d=gn(!1),f=gn(null),g=Kn(r),y=n.across??{label:"Time",kind:"time"},p=Kn(y.kind),m=nd.value,_=id.value,w=m?Il:Lo,b=(L,P)=>w[(L.tone??P)%w.length],E=`${i.map(L=>`${L.label}/${L.tone}/${L.beside}`).join("|")} ${g.label} ${p.label} ${m} ${_} ${o} ${n.log}`,S=()=>[Float64Array.from(t,L=>L/p.factor),...i.map(L=>Float64Array.from(L.values,P=>P/g.factor))];Bt(()=>{let L=l.current,P=yh("--soft"),k={stroke:yh("--line"),width:1},B=`${12*_}px ${yh("--font")}`,G=()=>Math.max(200,Math.round(L.getBoundingClientRect().width)),re={width:G(),height:o*_,pxAlign:!1,legend:{show:!1},cursor:{drag:{x:!0,y:!1},points:{size:7},focus:{prox:1e3},y:!1},scales:{x:{time:!1},y:{distr:n.log?3:1,range:n.log?void 0:(se,Q,fe)=>BS(Q,fe)}},axes:[{stroke:P,grid:k,ticks:k,font:B,label:`${y.label}${p.label?` [${p.label}]`:""}`,labelFont:B,labelSize:20*_,size:34*_,labelGap:0},{stroke:P,grid:k,ticks:k,font:B,label:g.label?`[${g.label}]`:"",labelFont:B,labelSize:18*_,size:56*_,values:(se,Q)=>Q.map(fe=>fe===null?"":ji(fe,6))}],series:[{},...i.map((se,Q)=>({label:se.label,stroke:b(se,Q),width:(se.beside?1.2:1.8)*_,dash:sv(se,Q),points:{show:!1},show:!h.peek().has(se.label)}))],hooks:{drawClear:[se=>x(se)],draw:[se=>A(se)],setCursor:[se=>{let Q=se.cursor.idx;f.value=Q??null}],setScale:[(se,Q)=>{if(Q!=="x")return;let fe=se.data[0];d.value=se.scales.x.min>fe[0]+1e-12||se.scales.x.max<fe[fe.length-1]-1e-12}]}},$=new Ai(re,S(),L);c.current=$;let J=0;$.over.addEventListener("pointerdown",se=>J=se.clientX),$.over.addEventListener("click",se=>{if(Math.abs(se.clientX-J)>4)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(se.clientX-Q.left,"x")*p.factor)});let te=-1;$.over.addEventListener("pointerdown",se=>te=se.pointerType==="touch"?se.pointerId:-1),$.over.addEventListener("pointermove",se=>{if(se.pointerId!==te)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(se.clientX-Q.left,"x")*p.factor)});let de=new ResizeObserver(()=>$.setSize({width:G(),height:o*_}));return de.observe(L),()=>{de.disconnect(),$.destroy(),c.current=null}},[E]),Bt(()=>c.current?.setData(S(),!d.peek()),[t,...i.map(L=>L.values),i.length,E]),Bt(()=>c.current?.redraw(!1),[n.cursor,s.map(L=>`${L.low} ${L.high} ${L.tone}`).join()]),Bt(()=>i.forEach((L,P)=>c.current&&c.current.series[P+1]?.show===h.value.has(L.label)&&c.current.setSeries(P+1,{show:!h.value.has(L.label)})),[h.value,E]);function x(L){let{left:P,top:k,width:B,height:G}=L.bbox;for(let re of u.current.bands??[]){let $=u.current.curves.findIndex((J,te)=>(J.tone??te)===re.tone);if(!($>=0&&h.peek().has(u.current.curves[$].label))){L.ctx.save(),L.ctx.beginPath(),L.ctx.rect(P,k,B,G),L.ctx.clip(),L.ctx.strokeStyle=w[re.tone%w.length],L.ctx.globalAlpha=.75,L.ctx.setLineDash([2*devicePixelRatio,4*devicePixelRatio]),L.ctx.lineWidth=devicePixelRatio;for(let J of[re.low,re.high]){if(!Number.isFinite(J))continue;let te=L.valToPos(J/g.factor,"y",!0);L.ctx.beginPath(),L.ctx.moveTo(P,te),L.ctx.lineTo(P+B,te),L.ctx.stroke()}L.ctx.restore()}}}function A(L){let P=u.current.cursor;if(P==null)return;let{left:k,top:B,width:G,height:re}=L.bbox,$=L.valToPos(P/p.factor,"x",!0);$<k-1||$>k+G+1||(L.ctx.save(),L.ctx.strokeStyle=yh("--ink"),L.ctx.lineWidth=1.5*devicePixelRatio,L.ctx.beginPath(),L.ctx.moveTo($,B),L.ctx.lineTo($,B+re),L.ctx.stroke(),L.ctx.restore())}let O=()=>c.current?.setScale("x",{min:t[0]/p.factor,max:t[t.length-1]/p.factor}),F=()=>[{name:y.label.toLowerCase()==="time"?"t":y.label,unit:p.label,values:Float64Array.from(t,L=>L/p.factor)},...i.map(L=>({name:L.label,unit:g.label,values:Float64Array.from(L.values,P=>P/g.factor)}))],D=f.value??(n.cursor===null||n.cursor===void 0?null:US(t,n.cursor)),V=L=>{let P={ArrowRight:1,ArrowLeft:-1}[L.key];if(!P||!n.onCursor)return;L.preventDefault(),L.stopPropagation();let k=US(t,n.cursor??t[0]);n.onCursor(t[Math.min(t.length-1,Math.max(0,k+P*(L.shiftKey?10:1)*Math.max(1,Math.round(t.length/200))))])};return v("figure",{class:"plot",children:[v("figcaption",{children:[v("span",{class:"plot-title",children:[e,g.label&&v("span",{class:"unit",children:[" [",g.label,"]"]})]}),d.value&&v("button",{type:"button",class:"link",onClick:O,children:"Whole range"}),v(Xs,{label:`Save ${e}`,icon:"save",align:"right",items:()=>[{title:"CSV",icon:"file",run:()=>xr(`${a}.csv`,_c(F()),"text/csv")},{title:"PNG",icon:"camera",run:()=>{HI(c.current,`${a}.png`)}},{title:"SVG",icon:"chart",run:()=>xr(`${a}.svg`,GI(n,h.peek()),"image/svg+xml")}]})]}),v("div",{class:"plot-area",ref:l,tabIndex:n.onCursor?0:void 0,role:n.onCursor?"slider":"img","aria-label":`${e}, ${i.map(L=>L.label).join(", ")}`,"aria-valuenow":n.onCursor?Number((n.cursor??0).toFixed(4)):void 0,"aria-valuemin":n.onCursor?t[0]:void 0,"aria-valuemax":n.onCursor?t[t.length-1]:void 0,onKeyDown:V}),v("ul",{class:"legend",children:i.map((L,P)=>v("li",{children:v("button",{type:"button","aria-pressed":!h.value.has(L.label),onClick:()=>h.value=VI(h.value,L.label),title:"Press to hide or show",children:[v(zI,{colour:b(L,P),dash:sv(L,P)}),v("span",{children:L.label}),D!==null&&D>=0&&D<L.values.length&&v("output",{children:ji(L.values[D]/g.factor,3)})]})},L.label))})]})}var zI=({colour:n,dash:e})=>v("svg",{class:"swatch",viewBox:"0 0 28 8",width:"28",height:"8","aria-hidden":"true",children:v("path",{d:"M1 4H27",stroke:n,"stroke-width":"2.4",fill:"none","stroke-dasharray":e.join(" ")||void 0})});function VI(n,e){let t=new Set(n);return t.delete(e)||t.add(e),t}function US(n,e){let[t,i]=[0,n.length-1];for(;i-t>1;){let r=t+i>>1;n[r]<=e?t=r:i=r}return e-n[t]<=n[i]-e?t:i}function BS(n,e){if(n===null||e===null||!Number.isFinite(n)||!Number.isFinite(e))return[-1,1];let t=e>n?.07*(e-n):Math.abs(n)*.1||1;return[n-t,e+t]}async function HI(n,e){if(!n)return;let t=document.createElement("canvas");t.width=n.ctx.canvas.width,t.height=n.ctx.canvas.height;let i=t.getContext("2d");i.fillStyle=yh("--paper"),i.fillRect(0,0,t.width,t.height),i.drawImage(n.ctx.canvas,0,0),t.toBlob(r=>r&&xr(e,r),"image/png")}var _h=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function OS(n,e,t){let i=(e-n)/t,r=10**Math.floor(Math.log10(i)),s=[1,2,5,10].map(a=>a*r).find(a=>a>=i),o=[];for(let a=Math.ceil(n/s-1e-9);a*s<=e+1e-9*s;a++)o.push(Number((a*s).toPrecision(12)));return o}function GI({title:n,t:e,curves:t,kind:i,across:r={label:"Time",kind:"time"}},s=new Set){let o=Kn(i),a=Kn(r.kind),[l,c,u,h,d,f]=[720,380,70,40,20,80],g=t.map((A,O)=>({curve:A,k:O})).filter(({curve:A})=>!s.has(A.label)),y=g.flatMap(({curve:A})=>Array.from(A.values,O=>O/o.factor)).filter(Number.isFinite),[p,m]=BS(y.length?y.reduce((A,O)=>Math.min(A,O)):null,y.length?y.reduce((A,O)=>Math.max(A,O)):null),[_,w]=[e[0]/a.factor,e[e.length-1]/a.factor],b=A=>u+(A-_)/(w-_||1)*(l-u-d),E=A=>c-f-(A-p)/(m-p)*(c-f-h),S=A=>Number(A.toFixed(2)),x=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${l} ${c}" font-family="sans-serif" font-size="12">`,`<rect width="${l}" height="${c}" fill="#ffffff"/><text x="${u}" y="24" font-size="15" font-weight="600">${_h(n)}${o.label?` [${_h(o.label)}]`:""}</text>`,...OS(p,m,6).map(A=>`<path d="M${u} ${S(E(A))}H${l-d}" stroke="#dddddd"/><text x="${u-8}" y="${S(E(A)+4)}" text-anchor="end">${ji(A,6)}</text>`),...OS(_,w,8).map(A=>`<path d="M${S(b(A))} ${h}V${c-f}" stroke="#eeeeee"/><text x="${S(b(A))}" y="${c-f+18}" text-anchor="middle">${ji(A,6)}</text>`),`<text x="${(u+l-d)/2}" y="${c-f+36}" text-anchor="middle">${_h(r.label)}${a.label?` [${_h(a.label)}]`:""}</text>`];return g.forEach(({curve:A,k:O},F)=>{let D=`stroke="${Lo[(A.tone??O)%Lo.length]}" stroke-width="1.8" fill="none" stroke-dasharray="${sv(A,O).join(" ")}"`,V="";for(let k=0;k<A.values.length;k++){let B=A.values[k]/o.factor;Number.isFinite(B)&&(V+=`${V?"L":"M"}${S(b(e[k]/a.factor))} ${S(E(B))}`)}let L=u+F%6*108,P=c-26+Math.floor(F/6)*16;x.push(`<path d="${V}" ${D}/>`,`<path d="M${L} ${P-4}h26" ${D}/><text x="${L+32}" y="${P}">${_h(A.label)}</text>`)}),[...x,"</svg>",""].join(`
`)}var WI=[["cycloidal","Cycloid"],["quintic","Quintic"],["trapezoidal","Trapezoid"],["waypoints","Spline"],["line","Straight line"],["csv","From a file"]],qI={cycloidal:"Speed and acceleration are 0 at each waypoint; Saha (9.36).",quintic:"A polynomial of fifth degree: speed and acceleration are 0 at each waypoint.",trapezoidal:"Constant acceleration, constant speed, constant deceleration.",waypoints:"A smooth curve through all waypoints, at rest only at both ends.",line:"The tip goes straight from waypoint to waypoint, its attitude turning the shortest way.",csv:"Columns t and q_1, q_2 … or the names of the joints; units in brackets, such as [deg]."},ja=(n,e,t="")=>Rn(n,i=>({motion:{...i.motion,...e}}),t),kc=Ve(()=>(je.value?.joints??[]).filter(n=>n.nq===1));function VS(){let{waypoints:n}=xs.peek(),e=n[n.length-1];ja("Add a waypoint",{waypoints:[...n,{t:(e?.t??-1)+1,q:[...Nt.peek().q]}]})}function $I(){let{waypoints:n}=xs.value,e=(t,i,r)=>ja("Change a waypoint",{waypoints:n.map((s,o)=>o===t?{...s,...i}:s)},r);return v("div",{class:"table-scroll",children:v("table",{class:"cells",children:[v("caption",{class:"unseen",children:"Waypoints"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:["Time ",v("span",{class:"unit",children:"[s]"})]}),kc.value.map(t=>v("th",{scope:"col",children:[t.name," ",v("span",{class:"unit",children:["[",Kn(es(t.type)).label,"]"]})]},t.name)),v("th",{scope:"col",children:v("span",{class:"unseen",children:"What to do with it"})})]})}),v("tbody",{children:n.map((t,i)=>v("tr",{children:[v("td",{children:v(Nr,{cell:!0,label:`Time of waypoint ${i+1}`,kind:"time",value:t.t,onChange:r=>e(i,{t:r},"")})}),kc.value.map(r=>v("td",{children:v(Nr,{cell:!0,label:`${r.name} at waypoint ${i+1}`,kind:es(r.type),value:t.q[r.q],onChange:s=>e(i,{q:t.q.map((o,a)=>a===r.q?s:o)},"")})},r.name)),v("td",{class:"cell-buttons",children:[v(cn,{icon:"target",size:16,label:`Take the pose for waypoint ${i+1}`,onClick:()=>e(i,{q:[...Nt.peek().q]},"")}),v(cn,{icon:"trash",size:16,label:`Remove waypoint ${i+1}`,disabled:n.length<=2,onClick:()=>ja("Remove a waypoint",{waypoints:n.filter((r,s)=>s!==i)})})]})]},i))})]})})}async function av(){let n=await up(".csv,.tsv,.txt"),e=je.peek();if(!(!n||!e))try{let t=await n.text(),{t:i}=pp(t,e);ja("Read a motion",{kind:"csv",csv:t}),_i(`${i.length} samples read from ${n.name}.`)}catch(t){_i(t.message,"error")}}var Bp=Le("tau"),XI=[["tau","Torque"],["q","Position"],["qd","Speed"],["qdd","Acceleration"],["power","Power"],["energy","Energy"]],YI={tau:Ns,q:es,qd:lo,qdd:kb,power:()=>"power"},JI={tau:["Torque","Force"],q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],qdd:["Acceleration","Acceleration, sliding"],power:["Power","Power"]};function KI(n,e){let t=(r,s)=>r===null&&s===null?[]:[{low:r??-1/0,high:s??1/0,tone:n.v,label:n.name}],i=r=>t(r===null?null:-r,r);return e==="tau"?i(n.effort[0]):e==="qd"?i(n.velocity[0]):e==="q"?t(n.lower[0],n.upper[0]):[]}function ZI({found:n,other:e}){let t=`${Lr(ut.value.name)}-motion`,i={t:n.t,cursor:an.value,onCursor:Cr,height:260};if(Bp.value==="energy"){let o=n.kinetic.map((a,l)=>a+n.potential[l]);return v(ta,{...i,title:"Energy",kind:"energy",file:`${t}-energy`,curves:[{label:"kinetic",values:n.kinetic},{label:"potential",values:n.potential},{label:"total",values:o}]})}let r=Bp.value,s=r==="power"?[kc.value]:[kc.value.filter(o=>!Zi(o.type)),kc.value.filter(o=>Zi(o.type))];return v("div",{class:"plots",children:s.map((o,a)=>{if(!o.length)return null;let l=o.map(u=>({label:u.name,values:n[r][u.v],tone:u.v})),c=e?o.map(u=>({label:`${u.name} ${cM(Mp.value)}`,values:e[r][u.v],tone:u.v,beside:!0})):[];return dl(ta,{...i,key:a,title:JI[r][a],kind:YI[r](o[0].type),file:`${t}-${r}`,curves:[...l,...c],bands:o.flatMap(u=>KI(u,r))})})})}function jI({found:n}){let e=kc.value.map(i=>{let[r,s,o]=[n.tau,n.qd,n.power].map(a=>wc(n.t,a[i.v]));return{joint:i,tau:r,qd:s,power:o,over:zS(r.peak,i.effort[0]),fast:zS(s.peak,i.velocity[0])}}),t=e.flatMap(({joint:i,tau:r,qd:s,over:o,fast:a})=>[...o?[`${i.name} needs ${Ut(Math.abs(r.peak),Ns(i.type))} at ${Ut(r.at,"time",2)}, and its limit is ${Ut(i.effort[0],Ns(i.type))}`]:[],...a?[`${i.name} moves at ${Ut(Math.abs(s.peak),lo(i.type))} at ${Ut(s.at,"time",2)}, and its limit is ${Ut(i.velocity[0],lo(i.type))}`]:[]]);return v(yt,{children:[t.length>0&&v(In,{level:"warning",remedy:"Give the motion more time, or move less far.",children:[t.join("; "),"."]}),v("div",{class:"table-scroll",children:v("table",{class:"facts-table",children:[v("caption",{class:"unseen",children:"What the motion asks of the joints"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:"Joint"}),v("th",{scope:"col",children:"Peak torque"}),v("th",{scope:"col",children:"at"}),v("th",{scope:"col",children:"RMS"}),v("th",{scope:"col",children:"Peak speed"}),v("th",{scope:"col",children:"Peak power"})]})}),v("tbody",{children:e.map(({joint:i,tau:r,qd:s,power:o,over:a,fast:l})=>v("tr",{children:[v("th",{scope:"row",children:i.name}),v("td",{class:a?"over":void 0,children:[Ut(r.peak,Ns(i.type)),a&&v("span",{class:"unseen",children:" over its limit"})]}),v("td",{children:v("button",{type:"button",class:"link",onClick:()=>Cr(r.at),children:Ut(r.at,"time",2)})}),v("td",{children:Ut(r.rms,Ns(i.type))}),v("td",{class:l?"over":void 0,children:[Ut(s.peak,lo(i.type)),l&&v("span",{class:"unseen",children:" over its limit"})]}),v("td",{children:Ut(o.peak,"power")})]},i.name))})]})})]})}var zS=(n,e)=>e!==null&&Math.abs(n)>e;function QI(){let n=Mp.value,e=n?.what??"none";return v("div",{class:"row",children:[v(yc,{label:"Compare with",value:e,options:[["none","nothing"],["payload","another payload"],["speed","another speed"],["gravity","no gravity"],["friction","no friction"]],onChange:t=>Un({beside:t==="none"?"":`${t}:${{payload:5,speed:2,gravity:0,friction:0}[t]}`})}),n?.what==="payload"&&v(ts,{label:"Payload",kind:"mass",value:n.value,min:0,onChange:t=>Un({beside:`payload:${t}`})}),n?.what==="speed"&&v(ts,{label:"Times as fast",value:n.value,min:.01,max:100,onChange:t=>Un({beside:`speed:${t}`})})]})}function e3(){Bt(()=>Ct(()=>{let r=rs.value,{law:s}=Wi.value;if(r)Yi({title:"Motion",t:r.t,q:r.q});else if(s){let o=Array.from({length:101},(l,c)=>s.duration*c/100),a=o.map(l=>s.at(l).q);Yi({title:"Motion",t:o,q:a[0].map((l,c)=>a.map(u=>u[c]))})}else Yi(null)}),[]);let{kind:n,ramp:e}=xs.value,{problem:t}=Wi.value,i=rs.value;return je.value?v(yt,{children:[v(Pn,{title:"Course",hint:qI[n],children:[v(ns,{label:"Kind of motion",quiet:!0,value:n,options:WI,onChange:r=>r==="csv"&&!xs.peek().csv?void av():ja("Another kind of motion",{kind:r})}),n==="csv"?v("div",{class:"buttons",children:v(It,{icon:"open",onClick:()=>{av()},children:"Read another file …"})}):v(yt,{children:[v($I,{}),v("div",{class:"buttons",children:v(It,{small:!0,icon:"plus",onClick:VS,children:"Add a waypoint where the arm stands"})})]}),n==="trapezoidal"&&v(mp,{label:"Share of the time to speed up",value:e,min:.05,max:.5,onChange:r=>ja("Change the ramp",{ramp:r},"ramp")}),t&&v(In,{level:"error",children:t}),!t&&Wr.value&&v(In,{level:"warning",children:Wr.value}),!t&&vn.value&&!uh.value&&v(In,{children:"Torques along a motion are computed for arms whose joints turn or slide about an axis each."})]}),i&&v(yt,{children:[v(Pn,{title:"Over time",aside:v(It,{small:!0,kind:"quiet",icon:"file",onClick:()=>HS(i),children:"All as CSV"}),children:[v(Ro,{label:"Quantity",tabs:XI,value:Bp.value,onChange:r=>Bp.value=r}),ut.value.kind==="dh"&&v(QI,{}),v(ZI,{found:i,other:uM.value})]}),v(Pn,{title:"What it asks of the joints",children:v(jI,{found:i})})]}),v("div",{class:"buttons foot-buttons",children:v(It,{icon:"code",onClick:()=>{ln(Op(),"Python")},children:"Copy as Python"})})]}):v(Po,{title:"No robot",children:"Choose one on the start page."})}function HS(n){let e=je.peek();if(!e)return;let t=["q","qd","qdd","tau"].flatMap(i=>e.joints.map((r,s)=>({name:`${i}_${s+1}`,unit:{q:ov(r,""),qd:ov(r,"/s"),qdd:ov(r,"/s2"),tau:Zi(r.type)?"N":"N m"}[i],values:n[i][r.v]})));xr(`${Lr(ut.peek().name)}-motion.csv`,_c([{name:"t",unit:"s",values:n.t},...t]),"text/csv")}var ov=(n,e)=>(Zi(n.type)?"m":"rad")+e;function lv(){let{kind:n,waypoints:e,ramp:t}=xs.value,i=[],r=e.slice(1).map((s,o)=>({from:e[o].q,to:s.q,T:s.t-e[o].t}));if(n==="csv")i.push("trajectory = iso.Trajectory.from_csv('motion.csv')          # the file that was read");else if(n==="waypoints")i.push(`trajectory = iso.Trajectory.waypoints([${e.map(s=>Rt(s.q)).join(", ")}], times=${Rt(e.map(s=>s.t-e[0].t))})`);else{let s=r.map(({from:o,to:a,T:l})=>{if(n==="line")return`iso.Trajectory.follow(robot, iso.CartesianPath.line(robot.pose(${Rt(o)}), robot.pose(${Rt(a)}), profile=iso.Trajectory.cycloidal([0.0], [1.0], ${Xi(l)})), q0=${Rt(o)})`;if(n!=="trapezoidal")return`iso.Trajectory.${n}(${Rt(o)}, ${Rt(a)}, ${Xi(l)})`;let c=1/(t*l*(l-t*l));return`iso.Trajectory.trapezoidal(${Rt(o)}, ${Rt(a)}, acceleration=${Rt(a.map((u,h)=>Math.abs(u-o[h])*c||1))}, duration=${Xi(l)})`});i.push(s.length===1?`trajectory = ${s[0]}`:`legs = [${s.join(", ")}]`),s.length>1&&i.push("trajectory = legs[0]          # they follow each other")}return i}function Op(){let n=Nt.value.wrench,e=lv(),t=e.length>1,i=["t, q, qd, qdd = trajectory.sample(401)",`tau = robot.inverse_dynamics(q, qd, qdd${n.some(Boolean)?`, wrench=${Rt(n)}`:""})`,"print(tau)"];return On(...t?[e[0],"for trajectory in legs:",...i.map(r=>`    ${r}`)]:[...e,...i])}gi({id:"motion.add",title:"Add a waypoint where the arm stands",words:"motion point",run:VS},{id:"motion.csv",title:"Read a motion from a CSV file",words:"import samples",run:()=>{av()},python:()=>On("trajectory = iso.Trajectory.from_csv('motion.csv')")},{id:"motion.save",title:"Save the motion and its torques as CSV",words:"export torques",able:()=>rs.value!==null,run:()=>rs.peek()&&HS(rs.peek()),python:Op},{id:"motion.python",title:"Copy the motion and its torques as Python",words:"code",run:()=>{ln(Op(),"Python")},python:Op},{id:"motion.turn-back",title:"Let the motion go back to its start",words:"return",run:()=>{let{waypoints:n}=xs.peek(),e=n[n.length-1];ja("Go back to the start",{waypoints:[...n,{t:2*e.t-n[0].t,q:[...n[0].q]}]})}});Dr({id:"motion",title:"Motion",icon:"motion",key:"4",layout:"wide",component:e3,transport:!0});var t3={none:[0,0,0],pd:[1,0,0],pd_gravity:[1,1,0],computed_torque:[0,0,1]},n3=200,zp=class{constructor(e,t,i,r,s){this.kernels=e;this.driven=t;this.h=i;this.n=s.length,this.board(),e.set({q:r,qd:s}),this.keep(),this.record(new Float64Array(this.n))}kernels;driven;h;index=0;rows=[];snapshots=[];hands=[];n;get t(){return this.index*this.h}get last(){return this.rows[this.index]}step(e){this.index<this.rows.length-1&&this.forget();let t=e?Float64Array.from(e):new Float64Array(this.n);return this.board(),this.kernels.set({q:this.last.q,qd:this.last.qd}),this.hands.push(t),this.advance(t),this.index++,this.index%n3===0&&this.keep(),this.record(t)}rewind(e){return this.index=Math.min(Math.max(Math.round(e),0),this.rows.length-1),this.last}again(){let e=this.snapshots.filter(i=>i.index<=this.index).pop();this.board(),this.kernels.set({q:e.q,qd:e.qd});let t=this.index;for(this.index=e.index;this.index<t;this.index++)this.advance(this.hands[this.index]);return{q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()}}forget(){for(this.rows.length=this.index+1,this.hands.length=this.index;this.snapshots[this.snapshots.length-1].index>this.index;)this.snapshots.pop()}board(){let{robot:e,control:t,kp:i,kd:r}=this.driven;this.kernels.set({...e,control:t3[t],kp:i,kd:r,h:[this.h],wrench:[0,0,0,0,0,0]})}aim(){let{q:e,qd:t,qdd:i}=this.driven.target(this.t);this.kernels.set({t:[this.t],q_ref:e,qd_ref:t,qdd_ref:i})}advance(e){this.aim(),this.kernels.set({tau:e}).run("step"),this.driven.stops&&this.kernels.has("stops")&&this.kernels.run("stops")}keep(){this.snapshots.push({index:this.index,q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()})}record(e){let{kernels:t,h:i}=this,r=t.array("q").slice(),s=t.array("qd").slice();t.run("energies");let[o,a]=t.array("energies"),l=t.has("friction_torque")?t.call("friction_torque"):new Float64Array(this.n);this.aim();let c=i3(t,this.driven,this.driven.target(this.t),r,s),u=f=>s.reduce((g,y,p)=>g+y*f[p],0),h=this.rows[this.index-1],d={t:this.t,q:r,qd:s,motors:c,hands:e.slice(),friction:l,kinetic:o,potential:a,supplied:0,lost:0};if(h){let f=g=>h.qd.reduce((y,p,m)=>y+p*g[m],0);d.supplied=h.supplied+.5*i*(f(h.motors)+u(c)+f(e)+u(e)),d.lost=h.lost+.5*i*(f(h.friction)+u(l))}return this.rows.push(d),d}};function i3(n,{control:e,kp:t,kd:i},r,s,o){let a=o.length;if(e==="none"||s.length!==a)return new Float64Array(a);let l=Float64Array.from(o,(c,u)=>t[u]*(r.q[u]-s[u])+i[u]*(r.qd[u]-c));if(e==="pd")return l;if(e==="pd_gravity"){let c=n.call("gravity_torque"),u=n.has("spring_torque")?n.call("spring_torque"):new Float64Array(a);return l.map((h,d)=>h+c[d]+u[d])}return n.call("inverse_dynamics",{qdd:l.map((c,u)=>c+r.qdd[u])})}var ui=Le(!1),Qa=Le(0),xh=Le(1),ls=Le(null),Fc=Ve(()=>{if(!je.value)return"This robot is not known in this page.";let n=vn.value;return n&&!n.has("step")?"These kernels have no steps: open the document with “isodyn workbench”.":""}),r3=Ve(()=>{let[n,e,t]=[je.value,ut.value,Vr.value];if(!n||Fc.value)return null;let i=t.follow?Wi.value.law:null,r={q:t.target,qd:t.target.map(()=>0),qdd:t.target.map(()=>0)},s=l=>({...l,viscous:0,coulomb:[0,0],static:[0,0]}),o=e.kind==="dh"&&!t.friction?{...e,rows:e.rows.map(s)}:e,a=()=>n.editable?o.kind==="dh"?{numbers:hu(o),gravity:e.gravity,tip:Yh(o)}:{numbers:n.numbers,gravity:e.gravity}:{};return{control:n.n===n.nq?t.control:"none",kp:t.kp,kd:t.kd,stops:t.stops,target:l=>i?l<=i.duration?i.at(l):{...i.at(i.duration),qd:r.qd,qdd:r.qdd}:r,robot:a()}}),cs=Ve(()=>{let[n,e,t,i]=[r3.value,vn.value,je.value,Vr.value];return!n||!e||!t||i.q0.length!==t.nq||i.qd0.length!==t.n?null:new zp(e,n,i.step,i.q0,i.qd0)}),na=cs,bh=()=>{let n=cs.peek();Tl.value=n?Array.from(n.last.q):null,Qa.value=Qa.peek()+1};function GS(n){let[e,t,i]=[je.peek(),vn.peek(),ls.peek()];if(!e||!t||!i||!t.has("frames")||e.n!==e.nq)return;let r=t.call("frames",{q:n.last.q}),s=lr(e,r,i.link),o=kt(s,i.local),a=bn(i.to,o),l=e.links.reduce((h,d)=>h+d.mass,0)*9.81,c=Math.max(.2,Tt(a)),u=a.map(h=>h/c*l*2);return L_(e,r,e.links[i.link].body,o,u)}function WS(n,e,t){let i=je.peek(),r=cs.peek();if(!i||!r||t==="end")return void(ls.value=null);let s=Math.min(n.link,i.links.length-1);if(t==="start"){let o=vn.peek()?.call("frames",{q:r.last.q});if(!o||i.links[s].body<0)return;ls.value={link:s,local:kt(ga(lr(i,o,s)),n.point),to:e},ui.peek()||Vp()}else ls.peek()&&(ls.value={...ls.peek(),to:e})}function cv(n=1){let e=cs.peek();if(e){for(let t=0;t<n;t++)e.index<e.rows.length-1&&!ls.peek()?e.rewind(e.index+1):e.step(GS(e));bh()}}function Uc(n){ui.value=!1,cs.peek()?.rewind(n),bh()}var Vp=()=>{ui.value=!Fc.peek()&&cs.peek()!==null},Mh=()=>{ui.value=!1};function uv(){Uc(0)}function hv(){let n=cs.peek();if(!n)return;ui.value=!1,n.rewind(n.rows.length-1);let e=Math.round(Vr.peek().duration/n.h);for(;n.index<e&&n.step().q.every(Number.isFinite););bh()}function qS(){let n=cs.peek();if(!n)return!1;let{q:e,qd:t}=n.again();return[e,t].every((i,r)=>i.every((s,o)=>Object.is(s,(r?n.last.qd:n.last.q)[o])))}var s3=14;function $S(){let n=0,e=[Ct(()=>{cs.value,ui.value=!1,bh()}),Ct(()=>{if(cancelAnimationFrame(n),!ui.value)return;let t=performance.now(),i=0,r=s=>{let o=cs.peek();if(!o||!ui.peek())return;i+=Math.min((s-t)/1e3,.25)*hr.peek(),t=s;let a=performance.now()+s3,l=0,c=i;for(;i>=o.h&&performance.now()<a;){if(o.t>=Vr.peek().duration-o.h/2&&!ls.peek()&&o.index>=o.rows.length-1){ui.value=!1;break}if(o.index<o.rows.length-1&&!ls.peek())o.rewind(o.index+1);else if(!o.step(GS(o)).q.every(Number.isFinite)){ui.value=!1;break}i-=o.h,l+=o.h}xh.value=c>o.h?Math.min(1,l/c):xh.peek(),i>.1*hr.peek()&&(i=0),bh(),ui.peek()&&(n=requestAnimationFrame(r))};n=requestAnimationFrame(r)})];return()=>{e.forEach(t=>t()),cancelAnimationFrame(n),ui.value=!1,ls.value=null,Tl.value=null}}var XS=Ve(()=>{Qa.value;let[n,e,t,i]=[je.value,vn.value,ls.value,cs.peek()];if(!n||!e||!t||!i)return null;let r=lr(n,e.call("frames",{q:i.last.q}),t.link),s=[...qe(r)].map((o,a)=>o+wo(Jt(r),t.local)[a]);return{at:s,vector:bn(t.to,s)}});var o3=[["none","Free fall"],["pd","PD"],["pd_gravity","PD + gravity"],["computed_torque","Computed torque"]],a3={none:"No motors: gravity, friction and your hand alone. Pull a link in the picture.",pd:"Torques pull each joint to its target, like a spring and a damper; gravity pulls it off again.",pd_gravity:"The same, and the torque that gravity takes is added.",computed_torque:"The torques of the wanted acceleration, by inverse dynamics: the errors die out like decoupled springs."},ia=(n,e,t="")=>Rn(n,i=>({simulation:{...i.simulation,...e}}),t),dv=Ve(()=>(je.value?.joints??[]).filter(n=>n.nq===1));function l3(){let{kp:n,kd:e,target:t,follow:i}=Vr.value,r=(s,o)=>a=>ia("Change a gain or target",{[s]:Vr.peek()[s].map((l,c)=>c===o?a:l)});return v("div",{class:"table-scroll",children:v("table",{class:"cells",children:[v("caption",{class:"unseen",children:"Gains and targets"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:"Joint"}),v("th",{scope:"col",children:"Kp"}),v("th",{scope:"col",children:"Kd"}),!i&&v("th",{scope:"col",children:"Target"})]})}),v("tbody",{children:dv.value.map(s=>v("tr",{children:[v("th",{scope:"row",children:s.name}),v("td",{children:v(Nr,{cell:!0,label:`Kp of ${s.name}`,value:n[s.v],min:0,onChange:r("kp",s.v)})}),v("td",{children:v(Nr,{cell:!0,label:`Kd of ${s.name}`,value:e[s.v],min:0,onChange:r("kd",s.v)})}),!i&&v("td",{children:v(Nr,{cell:!0,label:`Target of ${s.name}`,kind:es(s.type),value:t[s.q],onChange:r("target",s.q)})})]},s.name))})]})})}function c3(){Qa.value;let n=na.value;if(!n)return null;let{duration:e}=Vr.value,t=Math.max(Math.round(e/n.h),n.rows.length-1);return v("div",{class:"run-bar",role:"group","aria-label":"Running",children:[v(It,{kind:"primary",icon:ui.value?"pause":"play",onClick:()=>ui.peek()?Mh():Vp(),children:ui.value?"Pause":"Run"}),v(cn,{icon:"first",label:"Back to the start",onClick:uv}),v(cn,{icon:"back",label:"One step back",disabled:!n.index,onClick:()=>Uc(n.index-1)}),v(cn,{icon:"next",label:"One step on",onClick:()=>(Mh(),cv())}),v("input",{type:"range","aria-label":"Time of the simulation","aria-valuetext":Ut(n.t,"time",3),min:0,max:t,value:n.index,onInput:i=>Uc(Math.min(Number(i.target.value),n.rows.length-1)),ref:i=>i?.style.setProperty("--to",`${100*n.index/t}%`)}),v("output",{class:"clock",children:[n.t.toFixed(3)," s"]}),v("label",{class:"speed",children:[v("span",{class:"unseen",children:"Speed"}),v("select",{value:String(hr.value),onChange:i=>hr.value=Number(i.target.value),children:[.01,...ya].map(i=>v("option",{value:String(i),children:[i,"×"]},i))})]})]})}var ra=Le("q"),u3=[["q","Position"],["qd","Speed"],["tau","Torque"],["energy","Energy"]];function YS(n){let e=Math.max(1,Math.ceil(n/1200)),t=Array.from({length:Math.ceil(n/e)},(i,r)=>r*e);return t[t.length-1]!==n-1&&t.push(n-1),t}var fv=Le(0);function h3(){fv.value;let n=na.value;if(!n||n.rows.length<2)return v(Po,{title:"Nothing has happened yet",children:"Run the simulation, or pull a link."});let e=YS(n.rows.length),t=Float64Array.from(e,c=>n.rows[c].t),i=`${Lr(ut.value.name)}-simulation`,r={t,cursor:n.t,onCursor:c=>Uc(Math.round(c/n.h)),height:240};if(ra.value==="energy"){let c=d=>Float64Array.from(e,d),u=n.rows,h=[{label:"kinetic",values:c(d=>u[d].kinetic)},{label:"potential",values:c(d=>u[d].potential)},{label:"total",values:c(d=>u[d].kinetic+u[d].potential)},{label:"total − work + friction",values:c(d=>u[d].kinetic+u[d].potential-u[d].supplied+u[d].lost),tone:5,beside:!0}];return v(ta,{...r,title:"Energy",kind:"energy",file:`${i}-energy`,curves:h})}let s=[dv.value.filter(c=>!Zi(c.type)),dv.value.filter(c=>Zi(c.type))],o=(c,u)=>ra.value==="q"?n.rows[c].q[u.q]:ra.value==="qd"?n.rows[c].qd[u.v]:n.rows[c].motors[u.v]+n.rows[c].hands[u.v],a={q:es,qd:lo,tau:Ns}[ra.value],l={q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],tau:["Torque of motors and hand","Force of motors and hand"]}[ra.value];return v("div",{class:"plots",children:s.map((c,u)=>c.length>0&&dl(ta,{...r,key:u,title:l[u],kind:a(c[0].type),file:`${i}-${ra.value}`,curves:c.map(h=>({label:h.name,tone:h.v,values:Float64Array.from(e,d=>o(d,h))}))}))})}var Hp=Le(null);function d3(){fv.value;let n=na.value;if(!n||n.rows.length<2)return null;let[e,t]=[n.rows[0],n.last],i=o=>o.kinetic+o.potential,r=i(t)-i(e)-t.supplied+t.lost,s=Math.max(...YS(n.rows.length).map(o=>Math.max(Math.abs(n.rows[o].kinetic),Math.abs(i(n.rows[o])))),1e-300);return v(yt,{children:[v(Pl,{rows:[["Total energy now",Ut(i(t),"energy")],["Work of motors and hand",Ut(t.supplied,"energy")],["Taken by friction",Ut(t.lost,"energy")],["What does not balance",`${r.toExponential(1).replace("-","−")} J, ${(Math.abs(r)/s).toExponential(1).replace("-","−")} of the largest energy`]]}),v("div",{class:"buttons",children:[v(It,{small:!0,onClick:()=>Hp.value=qS(),children:"Compute this moment again"}),Hp.value!==null&&v("span",{class:"hint",role:"status",children:Hp.value?"From the last snapshot: the same bits.":"Not the same bits."})]})]})}function f3(){Bt(()=>{Yi(null);let r=0;yr.value={link:WS};let s=[$S(),Ct(()=>{Qa.value,r||(r=window.setTimeout(()=>(r=0,fv.value=Qa.peek(),Hp.value=null),ui.peek()?160:0))}),Ct(()=>{let o=XS.value;Yn.value=o&&Tt(o.vector)>0?{arrows:[{at:o.at,vector:o.vector,colour:1}]}:{}})];return()=>{s.forEach(o=>o()),clearTimeout(r),yr.value={},Yn.value={}}},[]);let n=je.value,e=Vr.value;if(!n)return v(Po,{title:"No robot",children:"Choose one on the start page."});let t=n.n===n.nq,i=na.value?.last.q.some(r=>!Number.isFinite(r));return v(yt,{children:[v(Pn,{title:"Drive",hint:a3[e.control],children:[t&&v(ns,{label:"Drive",quiet:!0,value:e.control,options:o3,onChange:r=>ia("Another drive",{control:r})}),!t&&v(In,{children:"This robot has attitudes or closed loops: it falls and swings here; controllers for it are made in Python."}),e.control!=="none"&&t&&v(yt,{children:[v(l3,{}),v(co,{label:"Follow the motion of the Motion screen",value:e.follow,onChange:r=>ia("Follow the motion",{follow:r})}),e.follow&&Wi.value.problem&&v(In,{level:"error",children:Wi.value.problem})]}),v("div",{class:"row",children:[v(co,{label:"Friction",value:e.friction,onChange:r=>ia("Friction",{friction:r}),disabled:!n.editable}),v(co,{label:"Stops at the limits",value:e.stops,onChange:r=>ia("Stops",{stops:r}),disabled:!vn.value?.has("stops")})]}),v("div",{class:"row",children:[v(ts,{label:"Duration",kind:"time",value:e.duration,min:.001,max:3600,onChange:r=>ia("Change the duration",{duration:r})}),v(ts,{label:"Step",value:1e3*e.step,unit:{label:"ms",factor:1,digits:3,step:.1},min:.001,max:100,onChange:r=>ia("Change the step",{step:r/1e3})}),v(yc,{label:"Start",value:e.q0.every((r,s)=>r===Nt.value.q[s])&&e.qd0.every(r=>r===0)?"pose":"other",options:[["pose","the pose, at rest"],["other","as it was set"]],onChange:r=>r==="pose"&&ia("Start at the pose",{q0:[...Nt.peek().q],qd0:e.qd0.map(()=>0)})})]}),Fc.value&&v(In,{level:"warning",children:Fc.value}),Wr.value&&v(In,{level:"warning",children:Wr.value})]}),v(Pn,{title:"Run",children:[v(c3,{}),i&&v(In,{level:"error",remedy:"Take a smaller step or lower gains, and look for links without mass on joints that are free.",children:["The motion runs away: positions are no numbers any more after ",Ut(na.value?.t??0,"time"),"."]}),ui.value&&xh.value<.8&&v(In,{children:["The page computes at ",Math.round(100*xh.value)," % of the wanted speed."]}),v("div",{class:"buttons",children:[v(It,{small:!0,onClick:hv,children:"Compute all of it now"}),v(It,{small:!0,kind:"quiet",icon:"file",onClick:JS,children:"Save as CSV"})]})]}),v(Pn,{title:"Over time",children:[v(Ro,{label:"Quantity",tabs:u3,value:ra.value,onChange:r=>ra.value=r}),v(h3,{})]}),v(Pn,{title:"Energy",children:v(d3,{})}),v("div",{class:"buttons foot-buttons",children:v(It,{icon:"code",onClick:()=>{ln(Oc(),"Python")},children:"Copy as Python"})})]})}function JS(){let n=na.peek(),e=je.peek();if(!n||!e)return;let{rows:t}=n,i=s=>Float64Array.from(t,s),r=[...e.positions.map((s,o)=>({name:`q_${o+1}`,unit:e.position_units[o],values:i(a=>a.q[o])})),...e.effort_units.map((s,o)=>({name:`qd_${o+1}`,unit:s==="N"?"m/s":"rad/s",values:i(a=>a.qd[o])})),...e.effort_units.map((s,o)=>({name:`tau_${o+1}`,unit:s,values:i(a=>a.motors[o]+a.hands[o])})),{name:"kinetic",unit:"J",values:i(s=>s.kinetic)},{name:"potential",unit:"J",values:i(s=>s.potential)}];xr(`${Lr(ut.peek().name)}-simulation.csv`,_c([{name:"t",unit:"s",values:i(s=>s.t)},...r]),"text/csv")}function Oc(){let n=Vr.value,e=[],t=`${Rt(n.kp)}, ${Rt(n.kd)}`;return n.control!=="none"&&(n.follow&&e.push(...lv()),e.push(`controller = iso.Controller.${n.control}(robot, ${t}, ${n.follow?"trajectory":Rt(n.target)})`)),e.push(`motion = iso.simulate(robot, ${Rt(n.q0)}, ${Rt(n.qd0)}, ${Xi(n.duration)}, ${n.control==="none"?"":"torque=controller, "}integrator="rk4", dt=${Xi(n.step)}, friction=${n.friction?"True":"False"})`,"print(motion)"),On(...e)}gi({id:"simulation.run",title:"Run or pause the simulation",words:"play start stop fall",able:()=>!Fc.value,run:()=>ui.peek()?Mh():Vp(),python:Oc},{id:"simulation.step",title:"One step of the simulation",run:()=>(Mh(),cv())},{id:"simulation.back",title:"One step of the simulation back",words:"rewind",run:()=>Uc((na.peek()?.index??0)-1)},{id:"simulation.start",title:"Simulation back to its start",words:"rewind reset",run:uv},{id:"simulation.all",title:"Compute the whole simulation",run:hv,python:Oc},{id:"simulation.csv",title:"Save the simulation as CSV",words:"export",run:JS,python:Oc},{id:"simulation.python",title:"Copy the simulation as Python",words:"code",run:()=>{ln(Oc(),"Python")},python:Oc});Dr({id:"simulation",title:"Simulation",icon:"simulation",key:"6",layout:"wide",component:f3});function Bc({title:n,values:e,rows:t,columns:i,names:r,across:s=r,unit:o="",digits:a=3,hint:l}){let c=0;for(let u=0;u<t*i;u++)Number.isFinite(e[u])&&(c=Math.max(c,Math.abs(e[u])));return v("div",{class:"heat-scroll",tabIndex:0,role:"region","aria-label":n,children:v("table",{class:"heat",children:[v("caption",{children:[n,o&&v("span",{class:"unit",children:[" [",o,"]"]})]}),s&&v("thead",{children:v("tr",{children:[v("td",{}),s.slice(0,i).map(u=>v("th",{scope:"col",children:u},u))]})}),v("tbody",{children:Array.from({length:t},(u,h)=>v("tr",{children:[r&&v("th",{scope:"row",children:r[h]}),Array.from({length:i},(d,f)=>{let g=e[i*h+f],y=c>0?Math.abs(g)/c:0;return v("td",{title:l?.(h,f),class:g<0?"below":"above",ref:p=>p?.style.setProperty("--share",`${(100*Math.sqrt(y)).toFixed(1)}%`),children:ji(g,a)},f)})]},h))})]})})}function pv(n){let[e,t,i]=[Le(null),Le(null),Le("")];return{job:e,result:t,problem:i,start:(s={})=>{e.peek()?.cancel();let o=Im(n,Ri.peek(),s);e.value=o,i.value="",o.done.then(a=>{e.peek()===o&&(t.value=a)},a=>{e.peek()===o&&(i.value=a.message)}).finally(()=>{e.peek()===o&&(e.value=null)})}}}var p3=n=>n.base64?new Blob([Uint8Array.from(atob(n.base64),e=>e.charCodeAt(0))],{type:n.media}):n.text,m3=n=>xr(n.name,p3(n),n.media);function mv({work:{job:n,result:e,problem:t,start:i},title:r,options:s,children:o}){let a=e.value;return v("div",{class:"work-box",children:[!Co.value&&v(In,{remedy:"isodyn workbench",children:"This is worked out by Python: open the document in a workbench that was started by the command"}),n.value?v(ay,{job:n}):v("div",{class:"buttons",children:v(It,{kind:"primary",disabled:!Co.value,onClick:()=>i(s),children:r})}),t.value&&v(In,{level:"error",children:t.value}),a&&!a.complete&&v(In,{children:"It was ended early; this is what there was until then."}),a&&o?.(a),a&&v("ul",{class:"files",children:a.files.map(l=>v("li",{children:[v("span",{class:"mono",children:l.name}),l.media==="text/html"&&l.address&&v(It,{small:!0,kind:"quiet",icon:"right",onClick:()=>window.open(l.address,"_blank","noopener"),children:"Open"}),v(It,{small:!0,kind:"quiet",icon:"save",onClick:()=>m3(l),children:"Save"})]},l.name))})]})}var us=Le("matrices"),ZS=[["matrices","Matrices"],["split","Torque, split"],["terms","Which terms matter"],["equations","Equations"]],qp=Le("pose"),Gp=Le([]),sa=Ve(()=>(je.value?.joints??[]).filter(n=>n.nq===1)),po=Ve(()=>sa.value.map(n=>n.name)),jS=Ve(()=>qp.value==="motion"&&Wi.value.law!==null),QS=Ve(()=>{let n=je.value?.n??0,{law:e}=Wi.value;return jS.value&&e?e.at(an.value):{q:Qh.value,qd:Array.from({length:n},(t,i)=>Gp.value[i]??0)}});function gv(n){let e=new Set(sa.value.map(i=>Zi(i.type)));if(e.size>1)return n==="g"?"N m, N":n==="M"?"kg m², kg m, kg":"N m s, N s";let t=e.has(!0);return{M:t?"kg":"kg m²",C:t?"kg/s":"N m s/rad",g:t?"N":"N m"}[n]}function g3(){let n=vn.value,e=je.value?.n??0;if(!n?.has("mass_matrix"))return v(Po,{title:"No matrices here",children:Wr.value||"The kernels are on their way."});let{q:t,qd:i}=QS.value;n.set({q:t,qd:i});let r=d=>n.has(d)?n.run(d).array(n.manifest.functions[d].outputs[0]).slice():null,[s,o,a,l]=["mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(r),c=o&&Float64Array.from({length:e},(d,f)=>i.reduce((g,y,p)=>g+o[e*f+p]*y,0)),u=[];for(let[d,f]of[["C q̇",c],["g",a],["friction",l]])f&&u.push([d,f]);let h=d=>(f,g)=>`${d}, row ${f+1}, column ${g+1}: ${po.value[f]}, ${po.value[g]}`;return v(yt,{children:[v("div",{class:"row",children:v(ns,{label:"Where",quiet:!0,value:qp.value,options:[["pose","In the pose"],["motion","Along the motion"]],onChange:d=>qp.value=d})}),!jS.value&&v("details",{class:"rates",children:[v("summary",{children:"Joint rates, for C"}),v("div",{class:"row",children:sa.value.map(d=>v(ts,{label:d.name,kind:lo(d.type),value:Gp.value[d.v]??0,onChange:f=>Gp.value=Array.from({length:e},(g,y)=>y===d.v?f:Gp.value[y]??0)},d.name))})]}),s&&v(Bc,{title:"Inertia matrix M(q)",unit:gv("M"),values:s,rows:e,columns:e,names:po.value,hint:h("M")}),o&&v(Bc,{title:"Coriolis matrix C(q, q̇)",unit:gv("C"),values:o,rows:e,columns:e,names:po.value,hint:h("C")}),v(Bc,{title:"Torques: Coriolis, gravity, friction",unit:gv("g"),values:u.flatMap(([,d])=>Array.from(d)),rows:u.length,columns:e,names:u.map(([d])=>d),across:po.value}),s&&v("p",{class:"hint",children:v3(s,e)})]})}function v3(n,e){let t={share:0,i:0,j:0};for(let i=0;i<e;i++)for(let r=0;r<i;r++){let s=Math.abs(n[e*i+r])/Math.sqrt(n[e*i+i]*n[e*r+r]||1/0);s>t.share&&(t={share:s,i,j:r})}return e<2||t.share<.005?"No two joints feel each other’s acceleration here: M is diagonal, or nearly so.":`${po.value[t.j]} and ${po.value[t.i]} feel each other most: ${Math.round(100*t.share)} % of what two joints can, |M_ij| / √(M_ii M_jj).`}var vv=[["inertia","Inertia, M q̈"],["coriolis","Coriolis, C q̇"],["gravity","Gravity, g"],["friction","Friction"]],KS=Le(0);function _3({found:n}){let e=sa.value[Math.min(KS.value,sa.value.length-1)],t=e.v;return v(yt,{children:[v(yc,{label:"Joint",value:String(sa.value.indexOf(e)),options:sa.value.map((i,r)=>[String(r),i.name]),onChange:i=>KS.value=Number(i)}),v(ta,{title:`Torque of ${e.name}`,kind:Ns(e.type),t:n.t,cursor:an.value,onCursor:Cr,height:280,file:`${Lr(ut.value.name)}-${Lr(e.name)}-torque`,curves:[{label:"all of it",values:n.tau[t]},...vv.map(([i,r],s)=>({label:r,values:n[i][t],tone:s+1}))]}),v("div",{class:"table-scroll",children:v("table",{class:"facts-table",children:[v("caption",{class:"unseen",children:"Shares of the parts along the motion, by RMS"}),v("thead",{children:v("tr",{children:[v("th",{scope:"col",children:"Joint"}),vv.map(([i,r])=>v("th",{scope:"col",children:r},i))]})}),v("tbody",{children:sa.value.map(i=>{let r=eM(n,i.v);return v("tr",{children:[v("th",{scope:"row",children:i.name}),vv.map(([s])=>v("td",{children:[Math.round(100*r[s])," %"]},s))]},i.name)})})]})})]})}function y3(n){let[e,t]=[vn.value,je.value];if(!e||!t)return null;let i=t.n,[r,s]=[new Float64Array(i*i),new Float64Array(i*i)],o=Math.max(1,Math.floor(n.t.length/100)),a=0;for(let l=0;l<n.t.length;l+=o,a++){e.set({q:n.q.map(h=>h[l]),qd:n.qd.map(h=>h[l])});let c=e.run("mass_matrix").array("mass_matrix").slice(),u=e.run("coriolis_matrix").array("coriolis_matrix");for(let h=0;h<i;h++)for(let d=0;d<i;d++)r[i*h+d]+=(c[i*h+d]*n.qdd[d][l])**2,s[i*h+d]+=(u[i*h+d]*n.qd[d][l])**2}return{inertia:r.map(l=>Math.sqrt(l/a)),coriolis:s.map(l=>Math.sqrt(l/a))}}var x3=pv("significance");function b3({found:n}){let e=y3(n),t=je.value?.n??0;if(!e)return null;let i=Array.from({length:t},(s,o)=>wc(n.t,n.tau[o]).rms||1),r=s=>s.map((o,a)=>100*o/i[Math.floor(a/t)]);return v(yt,{children:[v("p",{class:"hint",children:"Along the motion, what each joint’s acceleration and speed add to each torque, in percent of that torque’s RMS. Terms far below a percent may be left out of a controller."}),v(Bc,{title:"M_ij q̈_j",unit:"%",values:r(e.inertia),rows:t,columns:t,names:po.value,digits:1}),v(Bc,{title:"C_ij q̇_j",unit:"%",values:r(e.coriolis),rows:t,columns:t,names:po.value,digits:1}),v(Pn,{title:"A reduced model and its error",hint:"Leaves out what is insignificant along such motions, and says what that costs (Turney, Mudge and Lee).",children:v(mv,{work:x3,title:"Work it out"})})]})}var M3=pv("equations");function S3({html:n}){let e=Yt(null);return Bt(()=>{let t=new DOMParser().parseFromString(n,"text/html"),i=t.querySelector("main")??t.body;i.querySelectorAll("script, style, link, iframe, object, embed").forEach(r=>r.remove());for(let r of i.querySelectorAll("*"))for(let{name:s}of[...r.attributes])(s.startsWith("on")||s==="style"||s==="href"||s==="src")&&r.removeAttribute(s);e.current?.replaceChildren(...document.importNode(i,!0).childNodes)},[n]),v("div",{class:"typeset",ref:e,tabIndex:0,role:"region","aria-label":"Equations"})}function w3(){return v(yt,{children:[v("p",{class:"hint",children:"M, C, g and the energies as formulas in the joints’ positions and rates, grouped; every method gives the same. Large arms become a listing."}),v(mv,{work:M3,title:"Write the equations",options:{quantities:"M,C,g"},children:n=>{let e=n.files.find(t=>t.media==="text/html");return e&&v(S3,{html:e.text})}})]})}function A3(){let n=rs.value,e=us.value==="split"||us.value==="terms"||us.value==="matrices"&&qp.value==="motion";if(Bt(()=>{e&&n?Yi({title:"Motion",t:n.t,q:n.q}):tn.peek()&&Yi(null)},[e,n]),!je.value)return v(Po,{title:"No robot",children:"Choose one on the start page."});let t=v(In,{level:Wi.value.problem?"error":"note",children:Wi.value.problem||(uh.value?"The motion is on its way.":"This is computed along motions of arms whose joints turn or slide about an axis each.")});return v(yt,{children:[v(Ro,{label:"What of the dynamics",tabs:ZS,value:us.value,onChange:i=>us.value=i}),v("div",{class:"stack",children:[us.value==="matrices"&&v(g3,{}),us.value==="split"&&(n?v(_3,{found:n}):t),us.value==="terms"&&(n?v(b3,{found:n}):t),us.value==="equations"&&v(w3,{})]}),v("div",{class:"buttons foot-buttons",children:v(It,{icon:"code",onClick:()=>{ln(Wp(),"Python")},children:"Copy as Python"})})]})}function Wp(){let{q:n,qd:e}=QS.value;return us.value==="equations"?On('print(iso.equations(robot, grouped=True).text("M", "C", "g"))'):On(`q = ${Rt(n)}`,`qd = ${Rt(e)}`,"M = robot.mass_matrix(q)","C = robot.coriolis_matrix(q, qd)","g = robot.gravity_torque(q)","print(M, C, g, sep='\\n')")}gi(...ZS.map(([n,e])=>({id:`dynamics.${n}`,title:`Dynamics: ${e}`,words:"matrix torque equation significance",run:()=>us.value=n,python:Wp})),{id:"dynamics.python",title:"Copy M, C and g as Python",words:"code matrix",run:()=>{ln(Wp(),"Python")},python:Wp},{id:"dynamics.largest",title:"Go to where the torques are largest",words:"peak",able:()=>rs.value!==null,run:()=>{let n=rs.peek();if(!n)return;let e=n.tau.map(t=>wc(n.t,t));Cr(e.reduce((t,i)=>Math.abs(i.peak)>Math.abs(t.peak)?i:t).at)}});Dr({id:"dynamics",title:"Dynamics",icon:"dynamics",key:"5",layout:"wide",component:A3,transport:!0});async function T3(){let n=[["link",()=>r0(location.hash)],["page",()=>El("document")?nu(El("document")):null],["browser",wb]];for(let[e,t]of n)try{let i=await t();if(i)return{found:i,from:e}}catch(i){if(!(i instanceof ti))throw i;_i(`${i.message} ${i.remedy}`,"error")}return{found:null,from:"none"}}async function E3(){let{found:n,from:e}=await T3();n&&C_(n),e==="link"&&(history.replaceState(null,"",location.pathname+location.search),n?.view.screen==="start"&&Un({screen:"model"})),ty(),Z_(),Am(),Sb(),W_(t=>{t.document&&e!=="link"&&Hr("Open what the server was started with",nu(t.document),!0)}),document.addEventListener("keydown",g_),addEventListener("hashchange",()=>{r0(location.hash).then(t=>t&&Hr("Open the link",t,!0),t=>_i(t.message,"error"))}),Yv(v(Cb,{}),document.getElementById("app"))}E3();Object.assign(globalThis,{workbench:{document:()=>Ri.peek(),replace:n=>Hr("Replace the document",nu(n),!0),look:Un,run:Gs,drawn:pc,waiting:vb,player:Tm}});})();
