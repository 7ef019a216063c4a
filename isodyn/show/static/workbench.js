/* isodyn workbench, sources d963c5b9989652f53c097a14dabc295147a064f747e7461fe927dc2d96e52441 */
"use strict";(()=>{var a0=Object.defineProperty;var l0=(n,e)=>{for(var t in e)a0(n,t,{get:e[t],enumerable:!0})};var Ze,nf,xu,Yi,_u,Na,rf,La,sf,yu,vu,c0,mo=Symbol.for("pv"),Ua={},Fa=[],u0=/^m(i|n|o|s|text|space)$/,bu=Array.isArray,Mu=Fa.slice,Sr=Object.assign;function Mr(n){n&&n.parentNode&&n.remove()}function of(n,e,t){var i,r,s,o={},a=arguments.length;for(s in e)s=="key"?i=e[s]:s=="ref"&&typeof n!="function"?r=e[s]:o[s]=e[s];return a>2&&(o.children=a>3?Mu.call(arguments,2):t),po(n,o,i,r,null)}function po(n,e,t,i,r){var s={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mo,__v:r||++nf,__i:-1,__u:0};return!r&&Ze.vnode&&Ze.vnode(s),s}function Yt(n){return n.children}function ss(n,e){this.props=n,this.context=e,this.__g=0}function Ji(n,e){if(e==null)return n.__&&Ji(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Ji(n)}function h0(n){var e,t=n.__v,i=t.__e,r=[],s=[],o=n.__P;o&&((e=Sr({constructor:mo},t)).__v=t.__v+1,Ze.vnode&&Ze.vnode(e),Su(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,r,i||Ji(t),32&t.__u,s),e.__v=t.__v,e.__.__k[e.__i]=e,df(r,e,s),t.__=t.__e=null,e.__e!=i&&af(e))}function af(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),af(n)}function ef(n){(8&n.__g||(n.__g|=8,Yi.push(n),Na++))&&_u==Ze.debounceRendering||((_u=Ze.debounceRendering)||queueMicrotask)(lf)}function lf(){try{for(var n,e=1;Yi.length;)Yi.length>e&&Yi.sort(rf),n=Yi.shift(),e=Yi.length,8&n.__g&&h0(n)}finally{(Na=Yi.length)&&(_u||queueMicrotask)(lf)}}function cf(n,e,t,i,r,s,o,a,l,c,u){var f,d,h,g,x,p,m=i.__k||Fa,v=e.length;for(l=d0(t,e,m,l,v),f=0;f<v;f++)(h=t.__k[f])!=null&&(d=~h.__i&&m[h.__i]||Ua,h.__i=f,p=Su(n,h,d,r,s,o,a,l,c,u),g=h.__e,(d.ref!=h.ref||8&d.__u)&&(d.ref&&wu(d.ref,null,h,d),h.ref&&u.push(h.ref,h.__c||g,h)),x=x||g,4&h.__u?(l=uf(h,l,n,!d.__v),d.__e&&(d.__e=null)):typeof h.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),h.__u&=-21);return t.__e=x,l}function d0(n,e,t,i,r){var s,o,a,l,c,u,f,d,h,g=t.length,x=g,p=0,m=0,v=n.__k=Array(r);for(s=0;s<r;s++)(o=e[s])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=v[s]=po(null,o):bu(o)?o=v[s]=po(Yt,{children:o}):o.constructor===mo&&o.__b?o=v[s]=po(o.type,o.props,o.key,o.ref,o.__v):v[s]=o,l=s+p,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=f0(o,t,l,x))&&(x--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?p--:c==l+1?p++:c!=l&&(c>l?p--:p++,m=1)):(~c||(r>g?p--:r<g&&p++),typeof o.type!="function"&&(o.__u|=4))):v[s]=null;if(m){for(u=[],f=[],s=0;s<r;s++)if((o=v[s])&&16&o.__u){for(p=0,d=u.length;p<d;)u[h=p+d>>1]<o.__i?p=h+1:d=h;u[p]=o.__i,f[s]=p+1}for(p=u.length;s--;)f[s]&&(f[s]==p?p--:v[s].__u|=4)}if(x)for(s=0;s<g;s++)!(a=t[s])||2&a.__u||(a.__e==i&&(i=Ji(a)),Eu(a,a));return i}function uf(n,e,t,i){var r,s,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(r=n.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=n,e=uf(r[s],e,t,!1));return e}for(e&&!e.parentNode&&(e=Ji(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function f0(n,e,t,i){var r,s=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&o==a.type)return t;if(i>(l?1:0)){for(r=t-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r}return-1}function tf(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function Ia(n,e,t,i,r){var s,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||tf(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||tf(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=vu[e]||(vu[e]=p0(e)),(n.__a||(n.__a={}))[e]=yu,s=e!=(e=e.replace(sf,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,s):n.removeEventListener(e,o,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function p0(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[La]==null)e[La]=yu++;else if(e[La]<this.__a[n])return;return t(Ze.event?Ze.event(e):e)}}}function Su(n,e,t,i,r,s,o,a,l,c){var u,f,d,h,g,x,p,m,v,w,y,E,T,_,S,U,I,N,O=e.type;if(e.constructor!==mo)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,f=s=[],u.nodeType==8?a=Da(u,s):s.push(u),a=s[0]||a),(u=Ze.__b)&&u(e);e:if(typeof O=="function"){d=o.length;try{if(m=e.props,v=(u=O.prototype)&&u.render,w=(u=O.contextType)&&i[u.__c],y=u?w?w.props.value:u.__:i,(h=t.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(v?e.__c=h=new O(m,y):(e.__c=h=new ss(m,y),h.constructor=O,h.render=g0),w&&w.sub(h),h.state||(h.state={}),h.__n=i,h.__g|=8,h.__h=[],h.__k=[]),v&&(h.__s||(h.__s=h.state),O.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Sr({},h.__s)),Sr(h.__s,O.getDerivedStateFromProps(m,h.__s)))),g=h.props,x=h.state,h.__v=e,t.__c){if(m!==g&&v&&!O.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(m,y),e.__v==t.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(m,h.__s,y)===!1){e.__v!=t.__v&&(h.props=m,h.state=h.__s,h.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(W){W&&(W.__=e)}),Fa.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&o.push(h),a=Ji(t);break e}h.componentWillUpdate&&h.componentWillUpdate(m,h.__s,y),v&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(g,x,p)})}else v&&!O.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),v&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=y,h.props=m,h.__P=n,h.__g&=-5,E=Ze.__r,T=v?25:0;do h.__g&=-9,E&&E(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++T<25);v&&(Fa.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(i=Sr({},i,h.getChildContext())),v&&t.__c&&h.getSnapshotBeforeUpdate&&(p=h.getSnapshotBeforeUpdate(g,x)),_=u&&u.type===Yt&&u.key==null?u.props.children:u,m.__P&&(u=a,r=(n=m.__P).namespaceURI,l=s=null,t.props&&t.props.__P!=n&&(t.__k.some(function(W){W&&Eu(W,W)}),t.__k=null),a=t.__k?Ji(t,0):null),a=cf(n,bu(_)?_:[_],e,t,i,r,s,o,a,l,c),m.__P&&(e.__e=null,a=u),e.__u&=-161,f&&f.some(Mr),h.__h.length&&o.push(h),1&h.__g&&(h.__g&=-4)}catch(W){if(o.length=d,e.__v=null,l||s)if(W&&W.then){if(e.__u|=128|l,s){for(~(I=s.indexOf(a||void 0))||(I=s.length);(N=s[I-1])&&N.nodeType==8;)I--;for(;I<s.length;I++)if(N=s[I])if(s[I]=null,S){if(N==U)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(U=Da(S=N))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(u=Da(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(Mr);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),W&&W.then||hf(e),Ze.__e(W,e,t)}}else a=e.__e=m0(t.__e,e,t,i,r,s,o,l,c,n);return(u=Ze.diffed)&&u(e),a}function Da(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function hf(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(hf))}function df(n,e,t){for(var i=0;i<t.length;)wu(t[i++],t[i++],t[i++]);Ze.__c&&Ze.__c(e,n),n.some(function(r){try{n=r.__h,r.__h=[],n.some(function(s){s.call(r)})}catch(s){Ze.__e(s,r.__v)}})}function m0(n,e,t,i,r,s,o,a,l,c){var u,f,d,h,g,x,p,m,v=t.props||Ua,w=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(y?g.localName==y:g.nodeType==3)){n=g,s[u]=null;break}}if(!n){if(m=c.ownerDocument||document,!y)return m.createTextNode(w);n=m.createElementNS(r,y,w.is?w:c),a&&(Ze.__m&&Ze.__m(e,s),a=!1),s=null}if(y){if(c=y=="template"&&n.content||n,s=y=="textarea"&&w.defaultValue!=null?null:s&&Mu.call(c.childNodes),!a&&s)for(v={},u=0;u<n.attributes.length;u++)v[(g=n.attributes[u]).name]=g.value;for(u in v)g=v[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||Ia(n,u,null,g,r);for(u in w)g=w[u],u=="children"?h=g:u=="dangerouslySetInnerHTML"?f=g:u=="value"?x=g:u=="checked"?p=g:a&&typeof g!="function"||v[u]===g||Ia(n,u,g,v[u],r);f?(a||d&&(f.__html==d.__html||f.__html==n.innerHTML)||(n.innerHTML=f.__html),e.__k=[]):(d&&(n.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&u0.test(y))&&(r="http://www.w3.org/1999/xhtml"),cf(c,bu(h)?h:[h],e,t,i,r,s,o,s?s[0]:t.__k&&Ji(t,0),a,l),s&&s.some(Mr)),a&&y!="textarea"||(u="value",y=="progress"&&x==null?n.removeAttribute(u):x==null||x===n[u]&&(y!="progress"||x)||Ia(n,u,x,v[u],r),u="checked",p!=null&&p!=n[u]&&Ia(n,u,p,v[u],r))}else v===w||a&&n.data==w||(n.data=w);return n}function wu(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(r){Ze.__e(r,t)}}function Eu(n,e,t){var i,r,s,o;if(Ze.unmount&&Ze.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||wu(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Ze.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&Eu(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(r=Da(i,s=[]))&&(i==n.__e&&s.some(Mr),Mr(r),Mr(i)),t||Mr(n.__e),n.__e=n.__c=n.__=null}function g0(n,e,t){return this.constructor(n,t)}function ff(n,e){var t,i,r,s;Ze.__&&Ze.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=po(Yt,{children:[n]}),r=[],s=[],Su(e,e.__k,i||Ua,Ua,e.namespaceURI,i?null:e.firstChild?Mu.call(e.childNodes):null,r,i?i.__e:e.firstChild,t,s),df(r,e.__k,s),e.__k.props.children=null}Ze={__e:function(n,e,t,i){for(var r,s,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(n)),r.componentDidCatch&&(r.componentDidCatch(n,i||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw Na=0,n}},nf=0,xu=function(n){return n!=null&&n.constructor===mo},ss.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Sr({},this.state)),typeof n=="function"&&(n=n(Sr({},t),this.props)),n&&(Sr(t,n),this.__v&&(e&&this.__k.push(e),ef(this)))},ss.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),ef(this))},ss.prototype.render=Yt,Yi=[],Na=0,rf=function(n,e){return n.__v.__b-e.__v.__b},La=Symbol(),sf=/(PointerCapture)$|Capture$/i,yu=0,vu={},c0=0;var os,an,Tu,pf,_0=Object.is,Au=0,Sf=[],Cu=[],wt=Ze,mf=wt.__b,gf=wt.__r,_f=wt.diffed,vf=wt.__c,xf=wt.unmount,yf=wt.__;function Oa(n,e){wt.__h&&wt.__h(an,n,Au||e),Au=0;var t=an.__H||(an.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function Rn(n,e){var t=Oa(os++,3);!wt.__s&&Iu(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,an.__H.__h.push(t))}function Pu(n,e){var t=Oa(os++,4);!wt.__s&&Iu(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,an.__h.push(t))}function Ut(n){return Au=5,ka(function(){return{current:n}},[])}function ka(n,e){var t=Oa(os++,7);return Iu(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function Ci(){var n=Oa(os++,11);if(!n.__){for(var e=an.__v;!e.__m&&e.__;)e=e.__;var t=e.__m||(e.__m=[0,0]);n.__="P"+t[0]+"-"+t[1]++}return n.__}function v0(){var n;do{for(;n=Cu.shift();)try{go(n)}catch(t){wt.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=Sf.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(go),e.__h.some(Ru),e.__h=[]}catch(t){e.__h=[],wt.__e(t,n.__v)}}}while(Cu.length)}wt.__b=function(n){an=null,mf&&mf(n)},wt.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),yf&&yf(n,e)},wt.__r=function(n){gf&&gf(n),os=0;var e=(an=n.__c).__H;e&&(Tu==an?an.__h=[]:(e.__h.some(go),e.__h.some(Ru),os=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Tu=an},wt.diffed=function(n){_f&&_f(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&Mf(Sf.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Tu=an=null},wt.__c=function(n,e){e.some(function(t){try{t.__h.some(go),t.__h=t.__h.filter(function(i){return!i.__||Ru(i)})}catch(i){t.__h=[function(){throw i}]}}),vf&&vf(n,e)},wt.unmount=function(n){xf&&xf(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,Mf(Cu.push(r))}else go(r)}catch(s){e=s}}),i.__H=void 0,e&&wt.__e(e,i.__v))};var bf=typeof requestAnimationFrame=="function";function x0(n){var e,t=function(){clearTimeout(i),bf&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);bf&&(e=requestAnimationFrame(t))}function Mf(n){n!=1&&pf==wt.requestAnimationFrame||((pf=wt.requestAnimationFrame)||x0)(v0)}function go(n){var e=an,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),an=e}function Ru(n){var e=an;n.__c=n.__(),an=e}function Iu(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!_0(t,n[i])})}var y0=Symbol.for("preact-signals");function Ha(){if(Ri>1)Ri--;else{var n,e=!1;for((function(){var r=za;for(za=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var o=s.t;o!==void 0;o=o.x)o.i===r.i&&(o.i=s.i);r=r.o}})();vo!==void 0;){var t=vo;for(vo=void 0,Ba++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&Ef(t))try{t.c()}catch(r){e||(n=r,e=!0)}t=i}}if(Ba=0,Ri--,e)throw n}}function ei(n){if(Ri>0)return n();Lu=++b0,Ri++;try{return n()}finally{Ha()}}var _o,ft=void 0;function xo(n){var e=ft,t=_o;ft=void 0,_o=void 0;try{return n()}finally{ft=e,_o=t}}var vo=void 0,Ri=0,Ba=0,b0=0,Lu=0,za=void 0,Va=0;function wf(n){if(ft!==void 0){var e=n.n;if(e===void 0||e.t!==ft)return e={i:0,S:n,p:ft.s,n:void 0,t:ft,e:void 0,x:void 0,r:e},ft.s!==void 0&&(ft.s.n=e),ft.s=e,n.n=e,32&ft.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=ft.s,e.n=void 0,ft.s.n=e,ft.s=e),e}}function Ft(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Ft.prototype.brand=y0;Ft.prototype.h=function(){return!0};Ft.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:xo(function(){var i;(i=e.W)==null||i.call(e)}))};Ft.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&xo(function(){var r;(r=e.Z)==null||r.call(e)}))}};Ft.prototype.subscribe=function(n){var e=this;return bt(function(){var t=e.value;xo(function(){return n(t)})},{name:"sub"})};Ft.prototype.valueOf=function(){return this.value};Ft.prototype.toString=function(){return this.value+""};Ft.prototype.toJSON=function(){return this.value};Ft.prototype.peek=function(){var n=this;return xo(function(){return n.value})};Object.defineProperty(Ft.prototype,"value",{get:function(){var n=wf(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(Ba>100)throw new Error("Cycle detected");(function(t){Ri!==0&&Ba===0&&t.l!==Lu&&(t.l=Lu,za={S:t,v:t.v,i:t.i,o:za})})(this),this.v=n,this.i++,Va++,Ri++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ha()}}}});function Pe(n,e){return new Ft(n,e)}function Ef(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Tf(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function Af(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function wr(n,e){Ft.call(this,void 0,e),this.x=n,this.s=void 0,this.g=Va-1,this.f=4}wr.prototype=new Ft;wr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Va))return!0;if(this.g=Va,this.f|=1,this.i>0&&!Ef(this))return this.f&=-2,!0;var n=ft;try{Tf(this),ft=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return ft=n,Af(this),this.f&=-2,!0};wr.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Ft.prototype.S.call(this,n)};wr.prototype.U=function(n){if(this.t!==void 0&&(Ft.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};wr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(wr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=wf(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function Ge(n,e){return new wr(n,e)}function Cf(n){var e=n.j;if(n.j=void 0,typeof e=="function"){Ri++;var t=ft;ft=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,Du(n),i}finally{ft=t,Ha()}}}function Du(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,Cf(n)}function M0(n){if(ft!==this)throw new Error("Out-of-order effect");Af(this),ft=n,this.f&=-2;try{8&this.f&&Du(this)}finally{Ha()}}function as(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,_o&&_o.push(this)}as.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};as.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Cf(this),Tf(this),Ri++;var n=ft;return ft=this,M0.bind(this,n)};as.prototype.N=function(){2&this.f||(this.f|=2,this.u=vo,vo=this)};as.prototype.d=function(){this.f|=8,1&this.f||Du(this)};as.prototype.dispose=function(){this.d()};function bt(n,e){var t=new as(n,e);try{t.c()}catch(r){throw t.d(),r}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var Rf,Wa,Ga,S0=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Pf=[];bt(function(){Rf=this.N})();function ls(n,e){Ze[n]=e.bind(null,Ze[n]||function(){})}function yo(n){if(Ga){var e=Ga;Ga=void 0,e()}Ga=n&&n.S()}function If(n){var e=this,t=n.data,i=Ot(t);i.name="ReactiveDom",i.value=t;var r=ka(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=Ge(function(){var h=i.value.value;return h===0?0:h===!0?"":h||""}),u=Ge(function(){return!Array.isArray(c.value)&&!xu(c.value)}),f=bt(function(){if(this.N=Lf,u.value){var h=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=h)}}),d=e.__$u.d;return e.__$u.d=function(){f(),d.call(this)},[u,c]},[]),s=r[0],o=r[1];return s.value?o.peek():o.value}If.displayName="ReactiveTextNode";Object.defineProperties(Ft.prototype,{constructor:{configurable:!0,value:of(Yt,null).constructor},type:{configurable:!0,value:If},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});ls("__b",function(n,e){if(yo(),Wa=void 0,typeof e.type=="string"){var t,i=e.props;for(var r in i)if(r!=="children"){var s=i[r];s instanceof Ft&&(t||(e.__np=t={}),t[r]=s,i[r]=s.peek())}}n(e)});ls("__r",function(n,e){if(n(e),e.type!==Yt){yo();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(r,s){var o;return bt(function(){o=this},{name:s}),o.c=r,o})((function(r){return function(){var s;S0&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Wa=i,yo(t)}});ls("__e",function(n,e,t,i){yo(),Wa=void 0,n(e,t,i)});ls("diffed",function(n,e){yo(),Wa=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,r=e.props,s=t.U;if(s)for(var o in s){var a=s[o];a===void 0||i&&o in i||(a.d(),s[o]=void 0)}if(i){s||(s={},t.U=s);for(var l in i){var c=s[l],u=i[l];c===void 0?(c=w0(t,l,u,r),s[l]=c):c.o(u,r)}}}n(e)});function w0(n,e,t,i){var r=e in n&&n.ownerSVGElement===void 0,s=Pe(t);return{o:function(o,a){s.value=o,i=a},d:bt(function(){this.N=Lf;var o=s.value.value;i[e]!==o&&(i[e]=o,r?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}ls("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var r in i){var s=i[r];s&&s.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});ls("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});ss.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(i||s||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.props)if(!(a in n))return!0;return!1};function Ot(n,e){return ka(function(){return Pe(n,e)},[])}var E0=function(n){queueMicrotask(function(){queueMicrotask(n)})};function T0(){ei(function(){for(var n;n=Pf.shift();)Rf.call(n)})}function Lf(){Pf.push(this)===1&&(Ze.requestAnimationFrame||E0)(T0)}var Er=Pe(new Map);function Zi(...n){return Er.value=new Map([...Er.peek(),...n.map(e=>[e.id,e])]),()=>{let e=new Map(Er.peek());for(let t of n)e.get(t.id)===t&&e.delete(t.id);Er.value=e}}var Df=()=>[...Er.value.values()],cs=n=>n.able?.()??!0;function Pi(n){let e=Er.peek().get(n);e&&cs(e)&&e.run()}var Nf=typeof navigator<"u"&&/Mac|iPhone|iPad/.test(navigator.platform??"");function Pn(n){return Nf?n.replace("Mod+","⌘").replace("Shift+","⇧").replace("Alt+","⌥"):n.replace("Mod","Ctrl")}function A0(n,e){let t=n.split("+"),i=t.pop()||"+";return t.includes("Mod")!==(Nf?e.metaKey:e.ctrlKey)||t.includes("Alt")!==e.altKey||/^[A-Z]$/.test(i)&&t.includes("Shift")!==e.shiftKey?!1:e.key.toLowerCase()===(i==="Space"?" ":i.toLowerCase())}var C0=n=>n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)||n.closest("[role=menu],[role=dialog],[role=grid]")!==null);function Uf(n){if(!n.defaultPrevented){for(let e of Er.peek().values())if(!(!e.keys||!e.keys.split(" ").some(t=>A0(t,n)))&&!(!e.keys.includes("Mod")&&C0(n.target))&&!(e.keys.includes("Mod+Z")&&n.target instanceof HTMLInputElement&&n.target.dataset.dirty)&&cs(e)&&!(n.key===" "&&n.target instanceof HTMLElement&&n.target.closest("button,a,summary,[role=tab]"))){n.preventDefault(),e.run();return}}}var Nu="isodyn-workbench";var kt=class extends Error{constructor(t,i){super(t);this.remedy=i}remedy},qn=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],Of={mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},$a=[["bodies","Bodies"],["frames","Link frames"],["axes","Joint axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"],["trace","Trace of the tip"],["names","Names"],["grid","Ground"]];function kf(n){return{joint:"R",a:0,alpha:0,d:0,theta:0,mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[],...n}}function R0(n){let e=t=>new Array(n).fill(t);return{control:"none",kp:e(100),kd:e(20),q0:e(0),qd0:e(0),target:e(0),follow:!1,duration:2,step:.001,friction:!1,stops:!1}}function P0(){return{screen:"start",eye:[],target:[],layers:["bodies","grid","trace"],degrees:!0,theme:"system",method:"",beside:""}}function Tr(n,e,t=P0()){let i=e.length;return{format:Nu,version:1,model:n,pose:{q:[...e],wrench:[0,0,0,0,0,0]},motion:{kind:"cycloidal",waypoints:[{t:0,q:[...e]},{t:2,q:e.map(r=>r+.5)}],ramp:.25,csv:""},simulation:{...R0(i),q0:[...e],target:e.map(r=>r+.5)},view:{...t,eye:[],target:[]},lesson:{name:"",step:0,answers:{}}}}function Uu(n,e){let t=(o,a=0)=>Array.from({length:e},(l,c)=>o[c]??a),{pose:i,motion:r,simulation:s}=n;return i.q.length===e&&s.kp.length===e?n:{...n,pose:{...i,q:t(i.q)},motion:{...r,waypoints:r.waypoints.map(o=>({...o,q:t(o.q)})),...r.csv?{kind:"cycloidal",csv:""}:{}},simulation:{...s,kp:t(s.kp,100),kd:t(s.kd,20),q0:t(s.q0),qd0:t(s.qd0),target:t(s.target)}}}var I0={},Ff=8<<20,us="Open a file that the workbench saved (“Save”), or start from the library.",Ii=(n,e)=>{throw new kt(`This document cannot be read: ${n} ${e}.`,us)},Mt=(n,e)=>{typeof n=="number"&&Number.isFinite(n)||Ii(e,"is not a finite number")},Xa=n=>(e,t)=>{e===null||n(e,t)},Ln=(n,e)=>{typeof n=="string"||Ii(e,"is not text")},bo=(n,e)=>{typeof n=="boolean"||Ii(e,"is neither true nor false")},hs=(...n)=>(e,t)=>{n.includes(e)||Ii(t,`is none of ${n.join(", ")}`)},ds=(n,e,t=1e5)=>(i,r)=>{if(!Array.isArray(i))return Ii(r,"is not a list");e!==void 0&&i.length!==e&&Ii(r,`has ${i.length} entries in place of ${e}`),i.length>t&&Ii(r,`has more than ${t} entries`),i.forEach((s,o)=>n(s,`${r}[${o}]`))},In=n=>(e,t)=>{if(typeof e!="object"||e===null||Array.isArray(e))return Ii(t,"is not a record");for(let[i,r]of Object.entries(n))Object.hasOwn(e,i)||Ii(t?`${t}.${i}`:i,"is missing"),r(e[i],t?`${t}.${i}`:i)},xt=n=>ds(Mt,n),Bf=In({mass:Mt,com:xt(3),inertia:xt(6)}),zf=In({kind:hs("capsule","mesh","box","cylinder","sphere","ellipsoid"),ends:xt(),radius:Mt,size:xt(),frame:xt(),mesh:Ln}),L0=In({name:Ln,link:Ln,joint:hs("R","P"),a:Mt,alpha:Mt,d:Mt,theta:Mt,mass:Mt,com:xt(3),inertia:xt(6),lower:Xa(Mt),upper:Xa(Mt),velocity:Xa(Mt),effort:Xa(Mt),viscous:Mt,coulomb:xt(2),static:xt(2),rotor_inertia:Mt,gear_ratio:Mt,stiffness:Mt,rest:Mt,passive:bo,shapes:ds(zf)}),D0=In({name:Ln,convention:hs("standard","modified"),rows:ds(L0,void 0,100),gravity:xt(3),base:xt(16),tool:xt(16),payload:Bf,shapes:ds(zf)}),N0=In({name:Ln,toml:Ln,gravity:xt(3),payload:Bf}),U0=(n,e)=>(n?.kind==="source"?N0:D0)(n,e),F0=(n,e)=>{In({})(n,e);for(let[t,i]of Object.entries(n))Ln(i,`${e}.${t}`)},O0=In({model:U0,pose:In({q:xt(),wrench:xt(6)}),motion:In({kind:hs("cycloidal","quintic","trapezoidal","waypoints","line","csv"),waypoints:ds(In({t:Mt,q:xt()})),ramp:Mt,csv:Ln}),simulation:In({control:hs("none","pd","pd_gravity","computed_torque"),kp:xt(),kd:xt(),q0:xt(),qd0:xt(),target:xt(),follow:bo,duration:Mt,step:Mt,friction:bo,stops:bo}),view:In({screen:Ln,eye:xt(),target:xt(),layers:ds(Ln),degrees:bo,theme:hs("system","light","dark","projector"),method:Ln,beside:Ln}),lesson:In({name:Ln,step:Mt,answers:F0})});function Mo(n){if(typeof n!="object"||n===null||n.format!==Nu)throw new kt("This is not a document of the workbench.",us);let e=n,t=e.version;if(typeof t!="number"||!Number.isInteger(t)||t<1)throw new kt(`This document cannot be read: its version is ${JSON.stringify(t)}.`,us);if(t>1)throw new kt(`This document has version ${t}; this workbench reads up to ${1}.`,"Update isodyn: pip install --upgrade isodyn");for(let s=t;s<1;s++)e={...I0[s](e),version:s+1};O0(e,"");let i=e,r=i.model;if(r.kind==="dh"){if(!r.rows.length)throw new kt("This document cannot be read: its table has no rows.",us);return Uu(i,r.rows.length)}return i}function So(n){if(n.length>Ff)throw new kt(`This document is too large: ${n.length} characters; at most ${Ff}.`,us);let e;try{e=JSON.parse(n)}catch{throw new kt("This is not a document of the workbench: it is not JSON.",us)}return Mo(e)}var Vf=n=>JSON.stringify(n,null,1)+`
`;var Dn=Math.PI/180,Sn=Math.PI/2,Et=n=>kf({name:"",...n}),k0=[0,0,-9.81];function Ct(n,e,t){let i=Math.hypot(...e),r=e.map(c=>i?c/i:0),s=n*(i**2/12+t**2/4),o=n*t**2/2,a=(c,u)=>(c===u?s:0)+(o-s)*r[c]*r[u],l=c=>Number(c.toPrecision(6))||0;return{mass:n,com:e.map(c=>l(c/2)),inertia:[a(0,0),a(1,1),a(2,2),a(0,1),a(0,2),a(1,2)].map(l)}}var Bt=(n,e,t)=>({lower:-n*Dn,upper:n*Dn,velocity:e,effort:t}),Hf=(n,e,t,i)=>({lower:n,upper:e,velocity:t,effort:i});function fs(n,e,t,i,r=k0,s=qn){let o={kind:"dh",name:n,convention:"standard",rows:i.map((a,l)=>({...a,name:`joint${l+1}`})),gravity:[...r],base:[...qn],tool:[...s],payload:structuredClone(Of),shapes:[]};return{title:n,words:e,joints:i.map(a=>a.joint).join(""),home:t,model:o}}var wo=(n,e,t)=>Et({link:`link${n}`,a:e,mass:t,com:[-e/2,0,0],inertia:[t*.01**2/12,t*e**2/12,t*e**2/12,0,0,0],...Bt(180,6,20)}),Gf=[0,-9.81,0],Eo=[fs("Planar 2R","Two rods in a vertical plane",[60*Dn,-50*Dn],[wo(1,.3,.5),wo(2,.25,.4)],Gf),fs("Planar 3R","Three rods of Saha’s Example 9.4",[70*Dn,-50*Dn,-40*Dn],[wo(1,.3,.5),wo(2,.25,.4),wo(3,.22,.3)],Gf),fs("Spherical RRP","Turret, shoulder and a sliding arm",[35*Dn,-20*Dn,.35],[Et({link:"turret",d:.4,alpha:-Sn,...Ct(8,[0,.4,0],.06),...Bt(160,2,120)}),Et({link:"shoulder",d:.12,theta:-Sn,alpha:-Sn,...Ct(5,[0,.12,0],.05),...Bt(110,2,120)}),Et({link:"slide",joint:"P",d:.2,...Ct(2.5,[0,0,-.4],.03),...Hf(0,.5,1,300)})]),fs("SCARA","Two parallel arms, a quill that turns",[40*Dn,-70*Dn,.08,0],[Et({link:"upper arm",d:.38,a:.325,...Ct(7,[-.325,0,0],.05),...Bt(150,6.7,90)}),Et({link:"forearm",a:.275,alpha:Math.PI,...Ct(4,[-.275,0,0],.045),...Bt(145,12,45)}),Et({link:"quill",joint:"P",d:.06,...Ct(1.2,[0,0,-.25],.015),...Hf(0,.2,1.1,150)}),Et({link:"flange",d:.03,...Ct(.3,[0,0,-.03],.03),...Bt(360,25,8)})]),fs("Six-axis arm","Elbow and a spherical wrist, like most of industry",[20,35,25,20,55,0].map(n=>n*Dn),[Et({link:"turret",d:.4,a:.06,alpha:-Sn,...Ct(16,[-.06,.3,0],.1),...Bt(170,3,300),viscous:1.5,coulomb:[4,-4]}),Et({link:"upper arm",a:.5,theta:-Sn,...Ct(11,[-.5,0,0],.07),...Bt(120,3,300),viscous:1.5,coulomb:[4,-4]}),Et({link:"elbow",a:.05,alpha:-Sn,...Ct(6,[-.05,0,.1],.06),...Bt(140,3,150),viscous:.8,coulomb:[2,-2]}),Et({link:"forearm",d:.48,alpha:Sn,...Ct(5,[0,-.4,0],.045),...Bt(180,6,40),viscous:.3,coulomb:[.8,-.8]}),Et({link:"wrist",alpha:-Sn,...Ct(1.6,[0,0,.08],.04),...Bt(120,6,40),viscous:.3,coulomb:[.8,-.8]}),Et({link:"flange",d:.09,...Ct(.5,[0,0,-.05],.035),...Bt(360,8,20),viscous:.2,coulomb:[.5,-.5]})]),fs("Seven-axis arm","One joint more than space needs: the elbow can swing",[20,35,-15,-75,10,60,0].map(n=>n*Dn),[Et({link:"link1",d:.34,alpha:-Sn,...Ct(5.8,[0,.18,0],.07),...Bt(170,1.7,320)}),Et({link:"link2",alpha:Sn,...Ct(5.2,[0,0,.2],.065),...Bt(120,1.7,320)}),Et({link:"link3",d:.4,alpha:Sn,...Ct(4,[0,-.2,0],.06),...Bt(170,1.7,176)}),Et({link:"link4",alpha:-Sn,...Ct(3.8,[0,0,.2],.055),...Bt(120,2.2,176)}),Et({link:"link5",d:.4,alpha:-Sn,...Ct(2.6,[0,.2,0],.05),...Bt(170,2.4,110)}),Et({link:"link6",alpha:Sn,...Ct(1.9,[0,0,.06],.045),...Bt(120,3.1,40)}),Et({link:"link7",d:.126,...Ct(.6,[0,0,-.06],.04),...Bt(175,3.1,40)})])];var Wf=Eo[4],ln=Pe(Tr(Wf.model,Wf.home)),fi=Pe([]),To=Pe([]),B0=1500,z0=300,wn=Ge(()=>ln.value),en=Ge(()=>ln.value.model),cn=Ge(()=>ln.value.pose),ZS=Ge(()=>ln.value.motion),KS=Ge(()=>ln.value.simulation),pt=Ge(()=>ln.value.view),jS=Ge(()=>ln.value.lesson),Ar=Ge(()=>fi.value.at(-1)?.label??""),Cr=Ge(()=>To.value.at(-1)?.label??"");function $n(n,e,t=""){let i=ln.peek(),r={...i,...e(i)};r.model.kind==="dh"&&(r=Uu(r,r.model.rows.length));let s=fi.peek(),o=s.at(-1),a=performance.now();ei(()=>{t&&o&&o.key===t&&a-o.at<B0?fi.value=[...s.slice(0,-1),{...o,after:r,at:a}]:fi.value=[...s.slice(-z0),{label:n,before:i,after:r,key:t,at:a}],To.value=[],ln.value=r})}function ps(){let n=fi.peek().at(-1);n?.key&&(fi.value=[...fi.peek().slice(0,-1),{...n,key:""}])}function tn(n){ln.value={...ln.peek(),view:{...ln.peek().view,...n}}}function ti(n,e,t=!1){let{theme:i,degrees:r,layers:s,screen:o}=ln.peek().view;$n(n,()=>t?e:{...e,view:{...e.view,theme:i,degrees:r,layers:s,screen:o}})}function Xf(n,e,t){let i=n.peek().at(-1);i&&ei(()=>{n.value=n.peek().slice(0,-1),e.value=[...e.peek(),{...i,key:""}],ln.value={...i[t],view:ln.peek().view}})}var qf=()=>Xf(fi,To,"before"),$f=()=>Xf(To,fi,"after");function Yf(n){ei(()=>{fi.value=[],To.value=[],ln.value=n})}var Rr=n=>Number.isInteger(n)&&Math.abs(n)<1e15?`${n}.0`:String(n),Yn=n=>`[${Array.from(n,Rr).join(", ")}]`,Ao=n=>JSON.stringify(n),V0=n=>`[${[0,1,2,3].map(e=>Yn(n.slice(4*e,4*e+4))).join(", ")}]`;function Fu(){let n=wn.value.model,e=["import isodyn as iso",""];return n.kind==="dh"?e.push(...H0(n)):e.push(`robot = iso.Robot.from_toml('''${n.toml.replaceAll("\\","\\\\").replaceAll("'''","\\'\\'\\'")}''').with_gravity(${Yn(n.gravity)})`),n.payload.mass>0&&e.push(`robot = robot.with_payload(${Rr(n.payload.mass)}, ${Yn(n.payload.com)}, ${Yn(n.payload.inertia)})`),e.join(`
`)}function H0(n){let e=n.rows.map(i=>{let r=[`joint=${Ao(i.joint)}`];for(let o of["a","alpha","d","theta","mass"])i[o]&&r.push(`${o}=${Rr(i[o])}`);i.com.some(Boolean)&&r.push(`com=${Yn(i.com)}`),i.inertia.some(Boolean)&&r.push(`inertia=${Yn(i.inertia)}`);let s=["lower","upper","velocity","effort"].filter(o=>i[o]!==null);s.length&&r.push(`limits=iso.Limits(${s.map(o=>`${o}=${Rr(i[o])}`).join(", ")})`);for(let o of["viscous","rotor_inertia","stiffness","rest"])i[o]&&r.push(`${o}=${Rr(i[o])}`);i.gear_ratio!==1&&r.push(`gear_ratio=${Rr(i.gear_ratio)}`);for(let o of["coulomb","static"])i[o].some(Boolean)&&r.push(`${o}=(${i[o].map(Rr).join(", ")})`);return i.passive&&r.push("passive=True"),r.push(`joint_name=${Ao(i.name)}`,`link_name=${Ao(i.link)}`),`    dict(${r.join(", ")}),`}),t=["base","tool"].filter(i=>n[i].some((r,s)=>r!==qn[s]));return["rows = [",...e,"]",`robot = iso.Robot.from_dh(rows, convention=${Ao(n.convention)}, name=${Ao(n.name||"robot")}, gravity=${Yn(n.gravity)}${t.map(i=>`, ${i}=${V0(n[i])}`).join("")})`]}var Ki=(...n)=>[Fu(),...n].join(`
`)+`
`;var ji=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];function ms(n,e){return[n[0],n[1],n[2],e[0],n[3],n[4],n[5],e[1],n[6],n[7],n[8],e[2],0,0,0,1]}function Rt(n){return[n[0],n[1],n[2],n[4],n[5],n[6],n[8],n[9],n[10]]}function Fe(n){return[n[3],n[7],n[11]]}function ot(n,e){let t=new Array(16).fill(0);for(let i=0;i<3;i++)for(let r=0;r<4;r++)t[4*i+r]=n[4*i]*e[r]+n[4*i+1]*e[4+r]+n[4*i+2]*e[8+r]+(r===3?n[4*i+3]:0);return t[15]=1,t}function Co(n){let e=vs(Rt(n));return ms(e,at(gs(e,Fe(n)),-1))}function nt(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3],n[4]*e[0]+n[5]*e[1]+n[6]*e[2]+n[7],n[8]*e[0]+n[9]*e[1]+n[10]*e[2]+n[11]]}function gs(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2],n[3]*e[0]+n[4]*e[1]+n[5]*e[2],n[6]*e[0]+n[7]*e[1]+n[8]*e[2]]}function _s(n,e){let t=[];for(let i=0;i<3;i++)for(let r=0;r<3;r++)t.push(n[3*i]*e[r]+n[3*i+1]*e[3+r]+n[3*i+2]*e[6+r]);return t}function vs(n){return[n[0],n[3],n[6],n[1],n[4],n[7],n[2],n[5],n[8]]}function zt(n,e){return Array.from(n,(t,i)=>t+e[i])}function Vt(n,e){return Array.from(n,(t,i)=>t-e[i])}function at(n,e){return Array.from(n,t=>t*e)}function gn(n,e){let t=0;for(let i=0;i<n.length;i++)t+=n[i]*e[i];return t}function Pr(n,e){return[n[1]*e[2]-n[2]*e[1],n[2]*e[0]-n[0]*e[2],n[0]*e[1]-n[1]*e[0]]}function lt(n){return Math.sqrt(gn(n,n))}function Ro(n){let e=[n[0],n[4],n[8]],t=[0,1,2].map(u=>1+e[u]-e[(u+1)%3]-e[(u+2)%3]);t.push(1+e[0]+e[1]+e[2]);let i=(u,f)=>n[3*u+f],r=t.indexOf(Math.max(...t)),s=[0,0,0,0];for(let u=0;u<3;u++){let[f,d]=[(u+1)%3,(u+2)%3];r===3?s[u]=i(d,f)-i(f,d):r===u&&(s[u]=t[u],s[f]=i(u,f)+i(f,u),s[d]=i(u,d)+i(d,u),s[3]=i(d,f)-i(f,d))}r===3&&(s[3]=t[3]);let o=Math.sqrt(gn(s,s)),a=Math.abs(s[3])/o,l=s.slice(0,3).map(u=>(s[3]<0?-1:1)*u/o),c=lt(l);return c>0?at(l,2*Math.atan2(c,a)/c):[0,0,0]}function Jf(n,e){let t=e.length,i=new Float64Array(t*t);for(let s=0;s<t;s++)for(let o=0;o<=s;o++){let a=n[t*s+o];for(let l=0;l<o;l++)a-=i[t*s+l]*i[t*o+l];if(s===o){if(!(a>0))return null;i[t*s+s]=Math.sqrt(a)}else i[t*s+o]=a/i[t*o+o]}let r=Array.from(e);for(let s=0;s<t;s++){for(let o=0;o<s;o++)r[s]-=i[t*s+o]*r[o];r[s]/=i[t*s+s]}for(let s=t-1;s>=0;s--){for(let o=s+1;o<t;o++)r[s]-=i[t*o+s]*r[o];r[s]/=i[t*s+s]}return r}function Ya(n,e){let t=Array.from(n),i=Array.from({length:e*e},(s,o)=>o%(e+1)===0?1:0);for(let s=0;s<60;s++){let o=0,a=0;for(let l=0;l<e;l++){a+=t[e*l+l]**2;for(let c=0;c<l;c++)o+=t[e*l+c]**2}if(!(o>1e-32*a))break;for(let l=0;l<e-1;l++)for(let c=l+1;c<e;c++){let u=t[e*l+c];if(u===0)continue;let f=(t[e*c+c]-t[e*l+l])/(2*u),d=(f>=0?1:-1)/(Math.abs(f)+Math.sqrt(f*f+1)),h=1/Math.sqrt(d*d+1),g=d*h;for(let x=0;x<e;x++){let[p,m]=[t[e*x+l],t[e*x+c]];t[e*x+l]=h*p-g*m,t[e*x+c]=g*p+h*m}for(let x=0;x<e;x++){let[p,m]=[t[e*l+x],t[e*c+x]];t[e*l+x]=h*p-g*m,t[e*c+x]=g*p+h*m}for(let x=0;x<e;x++){let[p,m]=[i[e*x+l],i[e*x+c]];i[e*x+l]=h*p-g*m,i[e*x+c]=g*p+h*m}}}let r=Array.from({length:e},(s,o)=>o).sort((s,o)=>t[e*s+s]-t[e*o+o]);return{values:r.map(s=>t[e*s+s]),vectors:r.map(s=>Array.from({length:e},(o,a)=>i[e*a+s]))}}function Ja(n,e){if(e<0)return[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];let t=12*e;return[n[t],n[t+1],n[t+2],n[t+9],n[t+3],n[t+4],n[t+5],n[t+10],n[t+6],n[t+7],n[t+8],n[t+11],0,0,0,1]}function Po(n,e,t){let{body:i,frame:r}=n.links[t];return ot(Ja(e,i),r)}function Ou(n){return n.links.findIndex(e=>e.name===n.tip)}function G0(n,e){let t=[];for(let i=e;i>=0;i=n.parents[i])t.push(i);return t}function W0(n,e,t){let i=Ja(e,t);return{axis:gs(Rt(i),n.axes.slice(3*t,3*t+3)),point:Fe(i)}}function ku(n,e,t,i){let r=n.n,s=new Float64Array(6*r);for(let o of G0(n,t)){let{axis:a,point:l}=W0(n,e,o),c=n.turns[o],u=c?Pr(a,Vt(i,l)):a;for(let f=0;f<3;f++)s[f*r+o]=u[f],s[(f+3)*r+o]=c?a[f]:0}return s}var Za=class n{manifest;views=new Map;functions;constructor(e,t){this.manifest=e,this.functions=t.exports;let i=t.exports.memory;for(let[r,s]of Object.entries(e.arrays))this.views.set(r,new Float64Array(i.buffer,s.offset,s.size))}static async load(e){let t=await WebAssembly.compile(e),[i]=WebAssembly.Module.customSections(t,"isodyn");if(!i)throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");let r=JSON.parse(new TextDecoder().decode(i));return new n(r,await WebAssembly.instantiate(t,{}))}has(e){return e in this.manifest.functions}holds(e){return this.views.has(e)}array(e){let t=this.views.get(e);if(!t)throw new Error(`no array is called "${e}"; there are ${[...this.views.keys()].join(", ")}`);return t}set(e){for(let[t,i]of Object.entries(e)){let r=this.views.get(t);if(r){if(i.length!==r.length)throw new Error(`"${t}" takes ${r.length} numbers, and ${i.length} came`);r.set(i)}}return this}run(e){let t=this.functions[e];if(!this.has(e)||!t)throw new Error(`no kernel is called "${e}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);return t(),this}call(e,t={}){return this.set(t).run(e),this.array(this.manifest.functions[e].outputs[0]).slice()}};var ep={R:9,p:3,offset:1,mass:1,com:3,inertia:6,armature:1,viscous:1,coulomb:2,static:2,stiffness:1,rest:1,lower:1,upper:1},Zf=1e300,X0=[[1,0],[0,1],[-1,0],[0,-1]];function tp(n){let e=Math.round(n/(Math.PI/2));return Math.abs(n-e*(Math.PI/2))<=4e-16*Math.max(1,Math.abs(n))?X0[(e%4+4)%4]:[Math.cos(n),Math.sin(n)]}function Ka(n){let[e,t]=tp(n);return ms([e,-t,0,t,e,0,0,0,1],[0,0,0])}function Io(n){let[e,t]=tp(n);return ms([1,0,0,0,e,-t,0,t,e],[0,0,0])}function Qi(n,e,t){return ms([1,0,0,0,1,0,0,0,1],[n,e,t])}function Lo(n,e){if(n.convention==="standard")return[e.joint==="P"?Ka(e.theta):[...ji],ot(ot(Qi(0,0,e.joint==="P"?0:e.d),Qi(e.a,0,0)),Io(e.alpha))];let t=ot(Io(e.alpha),Qi(e.a,0,0));return[ot(t,e.joint==="P"?Ka(e.theta):Qi(0,0,e.d)),[...ji]]}function Kf(n){return[n[0],n[3],n[4],n[3],n[1],n[5],n[4],n[5],n[2]]}function q0(n){return[[0,0],[1,1],[2,2],[0,1],[0,2],[1,2]].map(([e,t])=>(n[3*e+t]+n[3*t+e])/2)}function jf(n,e){return _s(_s(e,n),vs(e))}function $0(n,e,t){let i=gn(t,t);return Array.from(n,(r,s)=>r+e*((s%4===0?i:0)-t[Math.floor(s/3)]*t[s%3]))}function Y0(n,e){if(e.mass===0&&e.inertia.every(s=>s===0))return n;let t=n.mass+e.mass,i=t!==0?at(zt(at(n.com,n.mass),at(e.com,e.mass)),1/t):n.com,r=[n,e].map(s=>$0(s.inertia,s.mass,Vt(s.com,i)));return{mass:t,com:i,inertia:zt(r[0],r[1])}}function np(n){let e=n.rows[n.rows.length-1],t=ot(Lo(n,e)[1],n.tool);return[...Rt(t),...Fe(t)]}function J0(n){let e=[...n.base];return n.rows.flatMap((t,i)=>{let[r,s]=Lo(n,t),o=ot(e,r);e=s;let a=Rt(s),l={mass:t.mass,com:nt(s,t.com),inertia:jf(Kf(t.inertia),a)};if(i===n.rows.length-1){let u=ot(s,n.tool),{payload:f}=n;l=Y0(l,{mass:f.mass,com:nt(u,f.com),inertia:jf(Kf(f.inertia),Rt(u))})}let c={R:Rt(o),p:Fe(o),offset:[t.joint==="R"?t.theta:t.d],mass:[l.mass],com:l.com,inertia:q0(l.inertia),armature:[t.gear_ratio**2*t.rotor_inertia],viscous:[t.viscous],coulomb:t.coulomb,static:t.static,stiffness:[t.stiffness],rest:[t.rest],lower:[t.lower??-Zf],upper:[t.upper??Zf]};return Object.keys(ep).flatMap(u=>[...c[u]])})}function ip(n){let e=n.rows.length,t=c=>c.joint==="R"?"rad":"m",i=[{name:"base",body:-1,frame:[...ji],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:n.shapes},...n.rows.map((c,u)=>({name:c.link,body:u,frame:Lo(n,c)[1],mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:c.shapes}))],r=Qf(n.base)?"base":"base_dh",s=n.rows[e-1]?.link??"";if(!Qf(n.tool)){let{payload:c}=n;i.push({name:"tool",body:e-1,frame:ot(i[e].frame,n.tool),mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:[]}),s="tool"}let o=n.rows.map((c,u)=>({name:c.name,type:c.joint==="R"?"revolute":"prismatic",parent:u?i[u].name:r,child:c.link,q:u,nq:1,v:u,nv:1,body:u,passive:c.passive,lower:[c.lower],upper:[c.upper],velocity:[c.velocity],effort:[c.effort]}));r!=="base"&&i.splice(1,0,{name:r,body:-1,frame:[...n.base],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:[]});let a=0,l=Object.fromEntries(Object.entries(ep).map(([c,u])=>(a+=u,[c,[a-u,u]])));return{name:n.name,key:n.rows.map(c=>c.joint).join(""),editable:!0,n:e,nq:e,positions:n.rows.map(c=>c.name),position_units:n.rows.map(t),velocities:n.rows.map(c=>c.name),effort_units:n.rows.map(c=>c.joint==="R"?"N m":"N"),joints:o,links:Z0(n)?i:K0(n,i),loops:[],parents:n.rows.map((c,u)=>u-1),turns:n.rows.map(c=>c.joint==="R"),axes:n.rows.flatMap(()=>[0,0,1]),fields:l,numbers:J0(n),gravity:[...n.gravity],neutral:new Array(e).fill(0),dry:n.rows.some(c=>[...c.coulomb,...c.static].some(u=>u!==0)),tip:s}}function Qf(n){return ji.every((e,t)=>n[t]===e)}function Z0(n){return n.shapes.length>0||n.rows.some(e=>e.shapes.length>0)}function K0(n,e){let t=n.rows.map((r,s)=>{let o=Fe(Co(Lo(n,r)[1])),a=n.rows[s+1];return[o,a?Fe(Lo(n,a)[0]):Fe(n.tool)]}),i=t.reduce((r,[s,o])=>r+lt(Vt(o,s)),0)||1;return e.map(r=>{let s=t[n.rows.findIndex(a=>a.link===r.name)];if(!s||lt(Vt(s[1],s[0]))<1e-9*i)return r;let o={kind:"capsule",ends:[...s[0],...s[1]],radius:.035*i,size:[],frame:[],mesh:""};return{...r,shapes:[o]}})}function j0(n,e,t){let i=e.theta+(e.joint==="R"?t:0),r=e.d+(e.joint==="P"?t:0),s={theta:{name:"theta",value:i,frame:Ka(i)},d:{name:"d",value:r,frame:Qi(0,0,r)},a:{name:"a",value:e.a,frame:Qi(e.a,0,0)},alpha:{name:"alpha",value:e.alpha,frame:Io(e.alpha)}};return n==="standard"?[s.theta,s.d,s.a,s.alpha]:[s.alpha,s.a,s.theta,s.d]}var Q0=(n,e,t)=>j0(n.convention,n.rows[e],t).reduce((i,r)=>ot(i,r.frame),qn);function ja(n,e){let t=[[...n.base]];return n.rows.forEach((i,r)=>t.push(ot(t[r],Q0(n,r,e[r]??0)))),[...t,ot(t[t.length-1],n.tool)]}function Qa(n){let e=Math.hypot(...n);return e>1e-9?n.map(t=>-t/e||0):[0,0,1]}function e_(n){let e=n.rows.reduce((t,i)=>t+Math.abs(i.a)+Math.max(Math.abs(i.d),i.joint==="P"?Math.abs(i.d+(i.upper??0)):0),0);return Math.max(e+Math.hypot(...Fe(n.tool)),.001)}function el(n){let e=n.rows.length,t=e_(n),i=p=>t*(.043-.021*Math.min(1,p/Math.max(e,4))),r=[{name:"base",parts:[],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}],s=[],o=n.convention==="standard",a=Array.from({length:e+1},()=>[]),l=(p,m,v,w,y)=>{Math.hypot(v[0]-m[0],v[1]-m[1],v[2]-m[2])>.25*y&&a[p].push({kind:"limb",from:m,to:v,r0:w,r1:y,tone:"body"})};n.rows.forEach((p,m)=>{let[v,w]=[i(m),i(m+1)],[y,E]=[Math.cos(p.alpha),Math.sin(p.alpha)];if(o){let T=[-p.a,-p.d*E,-p.d*y],_=[-p.a,0,0],S=[0,E,y];if(p.joint==="R")c(m,m+1,[0,0,0],T,S,v),l(m+1,T,_,.74*v,.7*(p.a?v:w)),l(m+1,_,[0,0,0],.74*v,.74*w),Math.abs(p.a)>w&&Math.abs(p.d)>v&&a[m+1].push({kind:"ball",at:_,radius:.78*v,tone:"body"});else{u(m,[0,0,0],[0,0,1],p,v);let U=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:_.map((I,N)=>I-U*S[N]),to:_,width:1*v,tone:"body"}),l(m+1,_,[0,0,0],.6*v,.74*w)}}else{let T=[p.a,0,0],_=[0,-E,y];if((m>0||p.a)&&l(m,[0,0,0],T,.74*i(m),.74*v),p.joint==="R")c(m,m+1,T,[0,0,-p.d],[0,0,1],v,_),l(m+1,[0,0,-p.d],[0,0,0],.74*v,.7*v);else{u(m,T,_,p,v);let S=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:[0,0,-S],to:[0,0,0],width:1*v,tone:"body"})}}s.push({name:p.name,type:p.joint==="R"?"revolute":"prismatic",link:m,child:m+1,frame:o?[...qn]:ot(Io(p.alpha),Qi(p.a,0,0))})});function c(p,m,v,w,y,E,T=[0,0,1]){a[p].push({kind:"drum",at:v,axis:T,radius:E,length:1.7*E,tone:"joint"}),a[m].push({kind:"drum",at:w,axis:y,radius:.86*E,length:2.15*E,tone:"accent"})}function u(p,m,v,w,y){let E=m.map((_,S)=>_+v[S]*Math.min(0,w.d)-v[S]*.9*y),T=m.map((_,S)=>_+v[S]*(Math.max(w.d,0)*.35+.9*y));a[p].push({kind:"beam",from:E,to:T,width:1.75*y,tone:"joint"})}let f=i(e),d=Fe(n.tool),h=[n.tool[2],n.tool[6],n.tool[10]];if(Math.hypot(...d)>.5*f&&l(e,[0,0,0],d,.5*f,.4*f),g()>2.2*f?a[e].push({kind:"ball",at:d,radius:.72*f,tone:"accent"}):a[e].push({kind:"drum",at:d.map((p,m)=>p-.2*f*h[m]),axis:h,radius:.62*f,length:.5*f,tone:"joint"}),n.payload.mass>0){let p=Math.min(.11*t,Math.max(.02*t,.5*Math.cbrt(n.payload.mass/2700)));a[e].push({kind:"ball",at:nt(n.tool,n.payload.com),radius:p,tone:"foot"})}function g(){return Math.abs(n.rows[e-1].a)}n.rows.forEach((p,m)=>r.push({name:p.link,parts:[],mass:p.mass,com:p.com,inertia:p.inertia})&&(r[m].parts=a[m])),r[e].parts=a[e];let x=Qa(n.gravity);if(r[0].parts.push(...t_(n,x,i(0))),n.shapes.length||n.rows.some(p=>p.shapes.length)){let p=Co(n.base);r[0].parts=n.shapes.map(m=>n_(Bu(m,"foot"),p)),n.rows.forEach((m,v)=>r[v+1].parts=m.shapes.map(w=>Bu(w,v%2?"body":"accent")))}return{links:r,joints:s,tip:{link:e,frame:[...n.tool]},reach:t,up:x}}function t_(n,e,t){let i=[0,0,1],[r,s,o]=[n.base[2],n.base[6],n.base[10]];return Math.abs(r*e[0]+s*e[1]+o*e[2])>.9?[{kind:"drum",at:[0,0,-.7*t],axis:i,radius:1.65*t,length:.6*t,tone:"foot"}]:[{kind:"drum",at:[0,0,-1.35*t],axis:i,radius:1.3*t,length:.9*t,tone:"foot"}]}function Bu(n,e){let t=n.frame.length?n.frame:[...qn],i=[t[2],t[6],t[10]];switch(n.kind){case"capsule":return{kind:"limb",from:n.ends.slice(0,3),to:n.ends.slice(3,6),r0:n.radius,r1:n.radius,tone:e==="foot"?"foot":"body"};case"cylinder":return{kind:"drum",at:Fe(t),axis:i,radius:n.radius,length:n.size[0],tone:e};case"sphere":return{kind:"ball",at:Fe(t),radius:n.radius,tone:e};case"ellipsoid":return{kind:"ellipsoid",frame:t,size:n.size,tone:e};case"mesh":return{kind:"mesh",frame:t,size:n.size,mesh:n.mesh,tone:e==="accent"?"body":e};default:return{kind:"box",frame:t,size:n.size,tone:e}}}function n_(n,e){let t=i=>nt(e,i).map((r,s)=>r-e[4*s+3]);switch(n.kind){case"limb":case"beam":return{...n,from:nt(e,n.from),to:nt(e,n.to)};case"drum":return{...n,at:nt(e,n.at),axis:t(n.axis)};case"ball":return{...n,at:nt(e,n.at)};default:return{...n,frame:ot(e,n.frame)}}}function rp(n,e){let t=n.links.map((o,a)=>({name:o.name,mass:o.mass,com:o.com,inertia:o.inertia,parts:o.shapes.map(l=>Bu(l,o.body<0?"foot":a%2?"body":"accent"))})),i=n.joints.filter(o=>o.nv===1).map(o=>{let a=n.links.findIndex(c=>c.name===o.child),l=n.axes.slice(3*o.body,3*o.body+3);return{name:o.name,type:o.type,link:a,child:a,frame:ot(Co(n.links[a].frame),i_(l))}}),r=t.flatMap(o=>o.parts.flatMap(a=>a.kind==="limb"?[a.r0]:[]));if(r.length){let o=Math.max(...r);for(let{link:a,frame:l}of i)t[a].parts.push({kind:"drum",at:Fe(l),axis:[l[2],l[6],l[10]],radius:1.25*o,length:2.4*o,tone:"joint"})}let s=n.links.findIndex(o=>o.name===n.tip);return{links:t,joints:i,tip:{link:s,frame:[...qn]},reach:e,up:Qa(n.gravity)}}function i_(n){let e=n.map(a=>a/(Math.hypot(...n)||1)),t=Math.abs(e[0])<.8?[1,0,0]:[0,1,0],i=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],r=Math.hypot(...i),s=i.map(a=>a/r),o=[s[1]*e[2]-s[2]*e[1],s[2]*e[0]-s[0]*e[2],s[0]*e[1]-s[1]*e[0]];return[o[0],s[0],e[0],0,o[1],s[1],e[1],0,o[2],s[2],e[2],0,0,0,0,1]}var Xu={};l0(Xu,{SPEEDS:()=>Do,duration:()=>Ir,film:()=>mt,filmed:()=>Hu,followTime:()=>Wu,live:()=>zu,loop:()=>pi,playing:()=>Nn,sampleAt:()=>Vu,seek:()=>xs,show:()=>Gu,speed:()=>Lr,stepBy:()=>Dr,time:()=>Pt,toggle:()=>No});var mt=Pe(null),zu=Pe(null),Pt=Pe(0),Nn=Pe(!1),Lr=Pe(1),pi=Pe(!0),Ir=Ge(()=>mt.value?.t.length?mt.value.t[mt.value.t.length-1]:0),Do=[.1,.25,.5,1,2,4];function Vu(n,e){let t=0,i=n.length-1;for(;t<i;){let r=t+i+1>>1;n[r]<=e?t=r:i=r-1}return t}var Hu=Ge(()=>{let n=mt.value;if(!n?.t.length)return[];let e=Vu(n.t,Pt.value),t=Math.min(e+1,n.t.length-1),i=t>e?Math.min(1,Math.max(0,(Pt.value-n.t[e])/(n.t[t]-n.t[e]))):0;return n.q.map(r=>r[e]+i*(r[t]-r[e]))});function Gu(n){ei(()=>{(!n||n.title!==mt.peek()?.title)&&(Pt.value=0,Nn.value=!1),mt.value=n,n&&(Pt.value=Math.min(Pt.peek(),n.t[n.t.length-1]??0))})}function No(){mt.peek()&&(!Nn.peek()&&Pt.peek()>=Ir.peek()&&(Pt.value=0),Nn.value=!Nn.peek())}var xs=n=>{Pt.value=Math.min(Math.max(n,0),Ir.peek())};function Dr(n){let e=mt.peek();if(!e)return;Nn.value=!1;let t=Math.max(1,Math.round(e.t.length/200)),i=Vu(e.t,Pt.peek()+1e-12);Pt.value=e.t[Math.min(Math.max(i+n*t,0),e.t.length-1)]}function Wu(){let n=0,e=bt(()=>{if(cancelAnimationFrame(n),!Nn.value)return;let t=performance.now(),i=r=>{let s=Pt.peek()+Lr.peek()*(r-t)/1e3;t=r,s<Ir.peek()?Pt.value=s:pi.peek()?Pt.value=0:(Pt.value=Ir.peek(),Nn.value=!1),Nn.peek()&&(n=requestAnimationFrame(i))};n=requestAnimationFrame(i)});return()=>(cancelAnimationFrame(n),e())}function ys(n){let e=typeof document>"u"?null:document.getElementById(`isodyn-${n}`);return e?.textContent?JSON.parse(e.textContent):null}var _n=ys("home")?.home??(typeof location<"u"&&location.protocol.startsWith("http")?"served":"file"),Un=Pe(_n==="served"?"starting":"none"),$u=Pe(null),s_=Pe(null),Yu=Ge(()=>Un.value==="connected"),Uo=Ge(()=>{switch(Un.value){case"none":return _n==="notebook"?"In a notebook: everything here is computed in the page.":"No server: everything here is computed in the page.";case"starting":return"Looking for the server …";case"connected":return`Connected to isodyn ${$u.value?.version??""} on this computer.`;case"lost":return"The server has gone. The page goes on computing, and takes it up again when it is back.";case"link":return"The server does not know this page: open it by the link that “isodyn workbench” printed."}}),Nr=class extends Error{constructor(t){super(t.text);this.problem=t}problem},o_={error:"absent",text:"This needs the server: start it with “isodyn workbench” and open this document there."};async function bs(n,e={}){if(_n!=="served")throw new Nr(o_);let t;try{t=await fetch(n,{credentials:"same-origin",cache:"no-store",...e})}catch{throw Un.peek()==="connected"&&(Un.value="lost"),new Nr({error:"lost",text:Uo.peek()})}if(t.ok)return await t.json();let i;try{i=await t.json()}catch{i={error:String(t.status),text:`The server answered ${t.status} ${t.statusText}.`}}throw i.error==="link"&&(Un.value="link"),new Nr(i)}var op=n=>({method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),a_=4e3;function ap(n){if(_n!=="served")return()=>{};let e=0,t=!1,i=async()=>{try{let r=await bs("api/hello");$u.peek()?.session!==r.session&&(s_.value=null),$u.value=r,Un.value="connected",t||n(r),t=!0}catch{Un.peek()==="starting"&&(Un.value="lost")}e=window.setTimeout(i,a_)};return i(),()=>clearTimeout(e)}var Ju=ys("library")??[];async function lp(){return _n==="served"?bs("api/library"):Ju.map(n=>n.row)}async function cp(n){let e=Ju.find(t=>t.row.name===n);return e?e.opened:bs(`api/library/${encodeURIComponent(n)}`)}var up=n=>bs(`api/open?name=${encodeURIComponent(n.name)}`,{method:"POST",headers:{"Content-Type":"application/octet-stream"},body:n}),l_=n=>bs("api/model",op(n));async function hp(n){let e=Ju.find(t=>t.opened.model.kind==="source"&&n.model.kind==="source"&&t.opened.model.toml===n.model.toml);if(e)return e.opened.structure;try{return(await l_(n.model)).structure}catch{return null}}var sp=n=>Uint8Array.from(atob(n),e=>e.charCodeAt(0)),qu=new Map;function dp(n,e){let t=qu.get(n);return t||(t=c_(n,e),qu.set(n,t),t.catch(()=>qu.delete(n))),t}async function c_(n,e){let t=ys("kernels")?.[n];if(t)return sp(t);if(_n==="docs"){let i=await fetch(`kernels/${encodeURIComponent(n)}.wasm`);if(i.ok)return new Uint8Array(await i.arrayBuffer())}if(_n==="served"){let i=(await u_("kernels",e,{key:n}).done).files[0];if(i?.base64)return sp(i.base64)}throw new Error(`Kernels for joints ${n} are not in this page. Start “isodyn workbench” and open this document there: it makes them in seconds, and the file that it exports has them.`)}function u_(n,e,t={}){let i=Pe({share:-1,text:"Starting …"}),r="",s=!1,o=null,a=()=>{r&&fetch(`api/jobs/${r}`,{method:"DELETE",credentials:"same-origin"}).catch(()=>{})};return{kind:n,progress:i,done:(async()=>(r=(await bs("api/jobs",op({kind:n,document:e,options:t}))).id,s&&a(),new Promise((c,u)=>{o=new EventSource(`api/jobs/${r}/events`),o.addEventListener("progress",f=>i.value=JSON.parse(f.data)),o.addEventListener("done",f=>(o?.close(),c(JSON.parse(f.data)))),o.addEventListener("failed",f=>(o?.close(),u(new Nr(JSON.parse(f.data))))),o.onerror=()=>{o?.readyState!==EventSource.CLOSED&&Un.peek()!=="lost"||(o?.close(),u(new Nr({error:"lost",text:"The server went away in the middle of this."})))}})))(),cancel:()=>(s=!0,i.value={share:-1,text:"Ending …"},a())}}var tl=Pe({}),Fo=(n,e)=>{tl.value={...tl.value,[n]:e}},Jt=Ge(()=>{let n=en.value;if(n.kind==="dh")return ip(n);let e=tl.value[n.toml];return e?{...e,gravity:n.gravity}:null}),fp=Ge(()=>Jt.value?.key??""),Ur=Pe({key:"",kernels:null,problem:""}),Zu=Ge(()=>Ur.value.key===fp.value?Ur.value.problem:""),Ms=Ge(()=>{let n=Jt.value,{kernels:e,key:t}=Ur.value;if(!n||!e||t!==n.key)return null;let i=en.value;return n.editable&&i.kind==="dh"&&e.set({numbers:n.numbers,gravity:i.gravity,tip:np(i)}),e});function pp(){let n=[bt(()=>{let e=en.value;e.kind==="source"&&!tl.value[e.toml]&&hp(wn.peek()).then(t=>t&&Fo(e.toml,t))}),bt(()=>{let e=fp.value;if(!e||Ur.peek().key===e)return;Ur.value={key:e,kernels:null,problem:""};let t=(i,r)=>{Ur.peek().key===e&&(Ur.value={key:e,kernels:i,problem:r})};dp(e,wn.peek()).then(i=>Za.load(i)).then(i=>t(i,""),i=>t(null,i.message))})];return()=>n.forEach(e=>e())}function Ku(n){return Ms.peek()?.has("frames")?Ms.peek().call("frames",{q:Float64Array.from(n)}):null}function Oo(n){let e=en.value;if(e.kind==="dh")return ja(e,n).slice(0,e.rows.length+1);let t=Jt.value;if(!t)return[];let i=Ms.value&&Ku(n);return t.links.map((r,s)=>i?Po(t,i,s):ot(Ja([],-1),ji))}var h_=Ge(()=>{let n=Jt.value;if(!n||en.value.kind==="dh")return 1;let e=Oo(n.neutral);return Math.max(.1,...e.map((t,i)=>Math.hypot(...Fe(t))+Math.max(0,...n.links[i].shapes.map(r=>r.ends.length?Math.hypot(r.ends[3]-r.ends[0],r.ends[4]-r.ends[1],r.ends[5]-r.ends[2]):0))))}),Jn=Ge(()=>{let n=en.value;return n.kind==="dh"?el(n):Jt.value?{...rp(Jt.value,h_.value),up:Qa(n.gravity)}:null}),mp=Ge(()=>zu.value??(mt.value?Hu.value:cn.value.q)),nl=Ge(()=>Oo(mp.value));function d_(n){let e=Jn.value,t=Oo(n);return e&&e.tip.link>=0&&t.length?ot(t[e.tip.link],e.tip.frame):[...ji]}var il=Ge(()=>d_(mp.value));var Fr=[["system","As the system"],["light","Light"],["dark","Dark"],["projector","Projector"]],ju=typeof matchMedia>"u"?null:matchMedia("(prefers-color-scheme: dark)"),gp=Pe(ju?.matches??!1);ju?.addEventListener("change",()=>gp.value=ju.matches);var Or=Ge(()=>pt.value.theme==="system"?gp.value?"dark":"light":pt.value.theme),_p=Ge(()=>Or.value==="dark"),vp=Ge(()=>Or.value==="projector"?1.5:1);var xp=()=>{let n=Fr.findIndex(([e])=>e===pt.peek().theme);tn({theme:Fr[(n+1)%Fr.length][0]})},yp=()=>bt(()=>{document.documentElement.dataset.theme=Or.value});var f_=Symbol.for("pv"),p_=0;function R(n,e,t,i,r,s){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:f_,__v:--p_,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),Ze.vnode&&Ze.vnode(c),c}var bp={start:"M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",model:"M4 5h16v14H4zM4 10h16M10 10v9",pose:"M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",motion:"M3 18c5 0 5-12 9-12s4 12 9 12",dynamics:"M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",simulation:"M7 4v16l13-8z",methods:"M5 20V10M10 20V4M15 20v-7M20 20V8",lessons:"M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",export:"M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",undo:"M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",redo:"M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",search:"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",share:"M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",more:"M5 12h.01M12 12h.01M19 12h.01",close:"M6 6l12 12M18 6L6 18",check:"M5 12.5l4.5 4.5L19 7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",trash:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",copy:"M9 9h11v11H9zM5 15H4V4h11v1",play:"M7 4v16l13-8z",pause:"M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",first:"M6 5v14M19 5L9 12l10 7z",back:"M17 5L7 12l10 7z",next:"M7 5l10 7-10 7z",repeat:"M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",down:"M6 9l6 6 6-6",up:"M6 15l6-6 6 6",right:"M9 6l6 6-6 6",eye:"M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",layers:"M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",camera:"M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",home:"M4 11l8-7 8 7M6 9.5V20h12V9.5",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5h.01",error:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",note:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",file:"M6 3h8l4 4v14H6zM14 3v4h4",open:"M3 19V5h6l2 3h10v11z",save:"M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",sun:"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",moon:"M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",screen:"M3 4h18v12H3zM9 20h6M12 16v4",system:"M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",target:"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",code:"M8 7l-5 5 5 5M16 7l5 5-5 5",chart:"M4 4v16h16M7 15l4-5 3 3 5-7",walk:"M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",print:"M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",help:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01"},m_=new Set(["play","pause","simulation"]);function un({name:n,size:e=20}){return R("svg",{class:m_.has(n)?"icon solid":"icon",viewBox:"0 0 24 24",width:e,height:e,"aria-hidden":"true",focusable:"false",children:R("path",{d:bp[n]??bp.help})})}var ko=Pe([]),g_=0;function mi(n,e="good",t){let i=++g_;ko.value=[...ko.peek().filter(r=>r.text!==n).slice(-2),{id:i,text:n,level:e,action:t}],e!=="error"&&setTimeout(()=>Qu(i),t?9e3:5e3)}var Qu=n=>{ko.value=ko.peek().filter(e=>e.id!==n)};function Mp(){return R("div",{class:"toasts",role:"status","aria-live":"polite",children:ko.value.map(n=>R("div",{class:`toast ${n.level}`,children:[R(un,{name:n.level==="good"?"check":n.level,size:18}),R("span",{children:n.text}),n.action&&R("button",{type:"button",class:"link",onClick:()=>(Qu(n.id),n.action?.run()),children:n.action.title}),R("button",{type:"button",class:"icon-button","aria-label":"Close the message",onClick:()=>Qu(n.id),children:R(un,{name:"close",size:16})})]},n.id))})}async function ni(n,e){try{await navigator.clipboard.writeText(n)}catch{let t=Object.assign(document.createElement("textarea"),{value:n});document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}mi(`${e} copied.`)}function Bo({label:n,icon:e,items:t,children:i,align:r="left"}){let s=Ot(!1),o=Ut(null),a=Ut(null),l=Ut(null),c=()=>[...a.current?.querySelectorAll("[role^=menuitem]:not([disabled])")??[]],u=(d=!0)=>(s.value=!1,d&&l.current?.focus());Pu(()=>{if(!s.value)return;c()[0]?.focus();let d=h=>!o.current?.contains(h.target)&&u(!1);return document.addEventListener("pointerdown",d,!0),()=>document.removeEventListener("pointerdown",d,!0)},[s.value]);let f=d=>{let h=c(),g=h.indexOf(document.activeElement),x=p=>(d.preventDefault(),h[(p+h.length)%h.length]?.focus());if(d.key==="ArrowDown")x(g+1);else if(d.key==="ArrowUp")x(g-1);else if(d.key==="Home")x(0);else if(d.key==="End")x(h.length-1);else if(d.key==="Escape")d.preventDefault(),d.stopPropagation(),u();else if(d.key==="Tab")u(!1);else if(/^\S$/.test(d.key)&&!d.ctrlKey&&!d.metaKey){let p=h.findIndex((m,v)=>v>g&&m.textContent?.trim().toLowerCase().startsWith(d.key.toLowerCase()));p>=0&&x(p)}};return R("div",{class:`menu-root ${r}`,ref:o,children:[R("button",{type:"button",ref:l,class:i===void 0?"icon-button":"button quiet","aria-label":i===void 0?n:void 0,"aria-haspopup":"menu","aria-expanded":s.value,title:i===void 0?n:void 0,onClick:()=>s.value=!s.value,onKeyDown:d=>d.key==="ArrowDown"&&(d.preventDefault(),s.value=!0),children:[e&&R(un,{name:e}),i!==void 0&&R("span",{children:i}),i!==void 0&&R(un,{name:"down",size:14})]}),s.value&&R("div",{class:"menu",role:"menu","aria-label":n,ref:a,onKeyDown:f,children:t().map(d=>R(Yt,{children:[d.apart&&R("div",{class:"menu-line",role:"separator"}),R("button",{type:"button",role:d.checked===void 0?"menuitem":"menuitemcheckbox","aria-checked":d.checked,tabIndex:-1,disabled:d.disabled,onClick:()=>(d.stay||u(),d.run()),children:[R(un,{name:d.checked?"check":d.checked===!1?"":d.icon??"",size:18}),R("span",{children:d.title}),d.keys&&R("kbd",{children:d.keys})]})]}))})]})}var eh=Pe(null);function Sp({text:n,keys:e,children:t}){let i=Ut(0),r=Ut(null),s=()=>{let l=r.current?.firstElementChild?.getBoundingClientRect();if(!l)return;let c=l.bottom>innerHeight-60;eh.value={text:n,keys:e,x:Math.min(Math.max(l.left+l.width/2,70),innerWidth-70),y:c?l.top-8:l.bottom+8,above:c}},o=l=>{l.pointerType==="mouse"&&(clearTimeout(i.current),i.current=window.setTimeout(s,450))},a=()=>{clearTimeout(i.current),eh.value=null};return Rn(()=>a,[]),R("span",{class:"tip-for",ref:r,onPointerEnter:o,onPointerLeave:a,onPointerDown:a,onFocusCapture:l=>l.target.matches(":focus-visible")&&s(),onBlurCapture:a,children:t})}function wp(){let n=eh.value,e=Ut(null);return Pu(()=>{!e.current||!n||(e.current.style.left=`${n.x}px`,e.current.style.top=`${n.y}px`)}),n&&R("div",{class:n.above?"tip above":"tip",ref:e,"aria-hidden":"true",children:[n.text,n.keys&&R("kbd",{children:n.keys})]})}function er({children:n,icon:e,onClick:t,kind:i="plain",disabled:r,title:s,pressed:o,expanded:a,small:l}){return R("button",{type:"button",class:`button ${i}${l?" small":""}`,onClick:t,disabled:r,title:s,"aria-pressed":o,"aria-expanded":a,children:[e&&R(un,{name:e,size:l?16:18}),n!==void 0&&R("span",{children:n})]})}function En({icon:n,label:e,keys:t,onClick:i,disabled:r,pressed:s,expanded:o,size:a=20,kind:l=""}){return R(Sp,{text:e,keys:t&&Pn(t),children:R("button",{type:"button",class:`icon-button ${l}`,"aria-label":e,"aria-keyshortcuts":t?.replace("Mod","Control"),onClick:i,disabled:r,"aria-pressed":s,"aria-expanded":o,children:R(un,{name:n,size:a})})})}function Ss({title:n,hint:e,children:t,fold:i,open:r=!0,aside:s}){let o=Ci(),a=Ot(Ep.get(n)??r),l=()=>Ep.set(n,a.value=!a.value);return R("section",{class:"section","aria-labelledby":o,children:[R("header",{class:"section-head",children:[R("h3",{id:o,children:i?R("button",{type:"button",class:"fold","aria-expanded":a.value,onClick:l,children:[R(un,{name:a.value?"down":"right",size:16})," ",n]}):n}),s&&R("div",{class:"section-aside",children:s})]}),e&&a.value&&R("p",{class:"hint",children:e}),(!i||a.value)&&R("div",{class:"section-body",children:t})]})}var Ep=new Map;function Tp({level:n="note",children:e,remedy:t,action:i}){return R("div",{class:`notice ${n}`,role:n==="error"?"alert":"note",children:[R(un,{name:n==="good"?"check":n,size:18}),R("div",{children:[R("p",{children:e}),t&&R("p",{class:"remedy",children:t}),i&&R("div",{class:"notice-action",children:i})]})]})}var kr=32*Math.PI/180;function rl({eye:n,target:e,up:t}){let i=zo(Vt(n,e),[1,0,0]),r=zo(Pr(t,i),Math.abs(i[0])<.9?[1,0,0]:[0,1,0]);return[r,Pr(i,r),i]}var zo=(n,e)=>lt(n)>1e-9?at(n,1/lt(n)):e;function sl(n){let e=[0,1,2].reduce((r,s)=>Math.abs(n[s])>Math.abs(n[r])+1e-9?s:r,0),t=[0,0,0];t[(e+1)%3]=1;let i=zo(Vt(t,at(n,gn(t,n))),[1,0,0]);return[i,Pr(n,i)]}function ol(n,e,t,i=1.4){let r=Math.abs(t[2])<.5,[s,o]=sl(t),a=r?[0,0,1]:zt(at(s,.78),at(o,-.62)),l=zo(zt(zt(a,r?at(Pr(t,[0,0,1]),.42):[0,0,0]),at(t,r?.25:.42)),[1,0,0]),c=Math.min(1,i),u=1.12*e/Math.sin(Math.atan(Math.tan(kr/2)*c));return{eye:zt(n,at(l,u)),target:[...n],up:t}}function Ap(n,e,t){let[i,r]=sl(n.up),s=Vt(n.eye,n.target),o=lt(s),a=Math.atan2(gn(s,r),gn(s,i))-e,l=Math.PI/2-.02,c=Math.min(Math.max(Math.asin(Math.min(1,Math.max(-1,gn(s,n.up)/o)))+t,-l),l),u=zt(at(i,Math.cos(a)),at(r,Math.sin(a))),f=zt(at(u,Math.cos(c)),at(n.up,Math.sin(c)));return{...n,eye:zt(n.target,at(f,o))}}function Cp(n,e,t){let[i,r]=rl(n),s=2*lt(Vt(n.eye,n.target))*Math.tan(kr/2),o=zt(at(i,-e*s),at(r,t*s));return{...n,eye:zt(n.eye,o),target:zt(n.target,o)}}function Rp(n,e,t){let i=Vt(n.eye,n.target),r=lt(i);return{...n,eye:zt(n.target,at(i,Math.min(Math.max(r*e,.1*t),40*t)/r))}}function tr(n,e,t){let[i,r,s]=rl(n),o=t/2/Math.tan(kr/2);return a=>{let l=[a[0]-n.eye[0],a[1]-n.eye[1],a[2]-n.eye[2]],c=-gn(l,s),u=o/Math.max(c,1e-6);return[e/2+u*gn(l,i),t/2-u*gn(l,r),c]}}function __(n,e,t,i,r){let[s,o,a]=rl(n),l=2*Math.tan(kr/2)/r,c=zt(zt(at(s,(e-i/2)*l),at(o,(r/2-t)*l)),at(a,-1));return{from:n.eye,along:zo(c,[1,0,0])}}function Pp(n,e,t,i,r,s){let{from:o,along:a}=__(n,t,i,r,s),l=rl(n)[2],c=gn(Vt(e,o),l)/gn(a,l);return zt(o,at(a,c))}var al=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","#8a7a00","#5b5b5b"],ll=["#4FB3E8","#FF8A4C","#3CCFA4","#E59CC5","#F2B84B","#8AD0F5","#EFE35C","#c4c4c4"];var Br=["#D55E00","#009E73","#0072B2"],zr=["#FF8A4C","#3CCFA4","#5FBCEF"];function ws(n,e){let{up:t}=n,i=l=>l[0]*t[0]+l[1]*t[1]+l[2]*t[2],r=Rt(e),s=r[2]*t[0]+r[5]*t[1]+r[8]*t[2],o=n.links[0].parts.find(l=>l.kind==="drum"&&l.tone==="foot"),a=o?.kind==="drum"?o.length:0;return s>.9?i(Fe(e))-a:i(Fe(e))-1.12*n.reach}function Ip(n,e){if(!(n>0))return null;let[t,i,r,s,o,a]=e,{values:l,vectors:c}=Ya([t,s,o,s,i,a,o,a,r],3),u=[0,1,2].map(f=>Math.sqrt(Math.max(0,2.5/n*(l[(f+1)%3]+l[(f+2)%3]-l[f]))));return u.every(Number.isFinite)?{half:u,axes:c}:null}function Lp({figure:n,frames:e,layers:t,extras:i}){let r=[],s=.09*n.reach,o=(a,l,c)=>{["x","y","z"].forEach((u,f)=>{let d=[0,0,0];d[f]=1.18*c,r.push({at:nt(a,d),text:l?`${u}${v_(l)}`:u,tone:u})})};return t.has("frames")&&e.forEach((a,l)=>o(a,String(l),s)),i.frames?.forEach(a=>o(a.frame,a.label,a.size??s)),t.has("names")&&n.links.forEach((a,l)=>l&&r.push({at:nt(e[l],a.com),text:a.name,tone:"ink",off:[0,-14]})),i.arrows?.forEach(a=>{a.label&&lt(a.vector)>1e-6&&r.push({at:a.at.map((l,c)=>l+a.vector[c]),text:a.label,tone:"accent",off:[0,-12]})}),r}var v_=n=>/^\d+$/.test(n)?[...n].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""):n;function cl({figure:n,frames:e}){let t=e.map(Fe);n.links.forEach((a,l)=>a.parts.forEach(c=>{(c.kind==="limb"||c.kind==="beam")&&t.push(nt(e[l],c.from),nt(e[l],c.to)),(c.kind==="box"||c.kind==="mesh")&&t.push(nt(e[l],Fe(c.frame)))})),n.tip.link>=0&&t.push(nt(e[n.tip.link],Fe(n.tip.frame)));let i=[0,1,2].map(a=>Math.min(...t.map(l=>l[a]))),r=[0,1,2].map(a=>Math.max(...t.map(l=>l[a]))),s=i.map((a,l)=>(a+r[l])/2),o=Math.max(.5*Math.hypot(...i.map((a,l)=>r[l]-a))*1.12,.42*n.reach);return{middle:s,radius:o}}var x_={light:{body:"#b9c1cb",joint:"#3b424b",accent:"#2f83bd",foot:"#6b7480"},dark:{body:"#c3cad2",joint:"#59626d",accent:"#3f9bd6",foot:"#525a64"}},ul=class{constructor(e){this.canvas=e;this.pen=e.getContext("2d")}canvas;kind="canvas";pen;size={width:1,height:1,ratio:1};resize(e,t,i){this.size={width:e,height:t,ratio:i},this.canvas.width=Math.round(e*i),this.canvas.height=Math.round(t*i)}draw(e){let{pen:t,size:i}=this,{figure:r,frames:s,layers:o,extras:a,trace:l,dark:c,camera:u,large:f}=e;t.setTransform(i.ratio,0,0,i.ratio,0,0),t.clearRect(0,0,i.width,i.height),t.lineCap=t.lineJoin="round";let d=tr(u,i.width,i.height),h=c?ll:al,g=(v,w,y,E,T=[])=>{let[_,S]=[d(v),d(w)];_[2]<=0||S[2]<=0||(t.strokeStyle=y,t.lineWidth=E,t.setLineDash(T),t.beginPath(),t.moveTo(_[0],_[1]),t.lineTo(S[0],S[1]),t.stroke(),t.setLineDash([]))};if(o.has("grid")){let[v,w]=sl(r.up),y=Fe(s[0]),E=y.map((S,U)=>S+(ws(r,s[0])-y.reduce((I,N,O)=>I+N*r.up[O],0))*r.up[U]),T=.25*r.reach,_=(S,U)=>E.map((I,N)=>I+S*T*v[N]+U*T*w[N]);for(let S=-5;S<=5;S++)g(_(S,-5),_(S,5),c?"#343b43":"#d5dae0",1),g(_(-5,S),_(5,S),c?"#343b43":"#d5dae0",1)}let x=(v,w,y=[])=>{for(let E=0;E+5<v.length;E+=3)g([v[E],v[E+1],v[E+2]],[v[E+3],v[E+4],v[E+5]],w,1.6*f,y)},p=(v,w)=>{let y=[];r.links.forEach((E,T)=>E.parts.forEach(_=>{let[S,U,I]=Dp(_).map(k=>Array.isArray(k)?nt(v[T],k):k),[N,O]=[d(S),d(U)],W=(N[2]+O[2])/2,A=Math.max(2,2*I*(d(u.target)[2]>0?i.height/2/Math.tan(.279):1)/Math.max(W,1e-6)),D=a.link===T?h[0]:x_[c?"dark":"light"][_.tone];y.push({depth:W,draw:()=>g(S,U,D,A)})})),t.globalAlpha=w?.2:1,y.sort((E,T)=>T.depth-E.depth).forEach(E=>E.draw()),t.globalAlpha=1};o.has("bodies")&&(a.ghost&&p(a.ghost,!0),p(s,!1));let m=(v,w,y)=>[[w,0,0],[0,w,0],[0,0,w]].forEach((E,T)=>g(Fe(v),nt(v,E),(c?zr:Br)[T],y*f));if(o.has("axes")&&r.joints.forEach(v=>{let w=y=>nt(s[v.link],nt(v.frame,[0,0,y]));g(w(-.24*r.reach),w(.24*r.reach),c?"#e6e8eb":"#2b3036",1,[6,4])}),o.has("frames")&&s.forEach(v=>m(v,.09*r.reach,2)),o.has("com")&&r.links.forEach((v,w)=>{if(!w||!(v.mass>0))return;let[y,E]=d(nt(s[w],v.com));t.fillStyle="#E69F00",t.beginPath(),t.arc(y,E,5*f,0,7),t.fill()}),l&&o.has("trace")&&x(l,h[1]),a.paths?.forEach(v=>x(v.points,h[v.colour%h.length],v.dashed?[6,4]:[])),a.arrows?.forEach(v=>g(v.at,v.at.map((w,y)=>w+v.vector[y]),h[v.colour%h.length],4*f)),a.frames?.forEach(v=>m(v.frame,v.size??.09*r.reach,3)),a.goal){let[v,w]=d(a.goal);t.strokeStyle="#D55E00",t.lineWidth=3,t.beginPath(),t.arc(v,w,8*f,0,7),t.stroke()}}pick({figure:e,frames:t,camera:i},r,s){let o=tr(i,this.size.width,this.size.height),a=null,l=16;return e.links.forEach((c,u)=>u&&c.parts.forEach(f=>{let[d,h]=Dp(f),[g,x]=[nt(t[u],d),nt(t[u],h)],[p,m]=[o(g),o(x)],v=(m[0]-p[0])**2+(m[1]-p[1])**2,w=v>0?Math.min(1,Math.max(0,((r-p[0])*(m[0]-p[0])+(s-p[1])*(m[1]-p[1]))/v)):0,y=Math.hypot(p[0]+w*(m[0]-p[0])-r,p[1]+w*(m[1]-p[1])-s);y<l&&(l=y,a={link:u,point:g.map((E,T)=>E+w*(x[T]-E))})})),a}dispose(){}};function Dp(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"drum":{let e=n.axis.map(t=>.15*n.length*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),.8*n.radius]}case"ball":return[n.at,n.at,n.radius];default:{let e=Fe(n.frame);return[e,e,n.kind==="box"?.4*Math.hypot(...n.size):.03]}}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var am=0,Lh=1,lm=2;var Yr=1,cm=2,Ks=3,mr=0,rn=1,bi=2,Jr=0,js=1,Dh=2,Nh=3,Uh=4,um=5;var Zr=100,hm=101,dm=102,fm=103,pm=104,mm=200,gm=201,_m=202,vm=203,Fh=204,Oh=205,xm=206,ym=207,bm=208,Mm=209,Sm=210,wm=211,Em=212,Tm=213,Am=214,Ul=0,Fl=1,Ol=2,Bs=3,kl=4,Bl=5,zl=6,Vl=7,kh=0,Cm=1,Rm=2,Mi=0,Bh=1,zh=2,Vh=3,da=4,Hh=5,Gh=6,Wh=7;var Xh=300,Kr=301,Qs=302,pc=303,mc=304,Hl=1e3,_i=1001,Gl=1002,Kt=1003,Pm=1004;var fa=1005;var yn=1006,gc=1007;var Hi=1008;var Cn=1009,qh=1010,$h=1011,eo=1012,_c=1013,li=1014,ci=1015,ui=1016,vc=1017,xc=1018,jr=1020,Yh=35902,Jh=35899,Zh=1021,Kh=1022,hi=1023,ki=1026,Gi=1027,jh=1028,yc=1029,gr=1030,bc=1031;var Mc=1033,pa=33776,ma=33777,ga=33778,_a=33779,Sc=35840,wc=35841,Ec=35842,Tc=35843,Ac=36196,Cc=37492,Rc=37496,Pc=37488,Ic=37489,va=37490,Lc=37491,Dc=37808,Nc=37809,Uc=37810,Fc=37811,Oc=37812,kc=37813,Bc=37814,zc=37815,Vc=37816,Hc=37817,Gc=37818,Wc=37819,Xc=37820,qc=37821,$c=36492,Yc=36494,Jc=36495,Zc=36283,Kc=36284,xa=36285,jc=36286;var $o=2300,Wl=2301,Dl=2302,wh=2303,Eh=2400,Th=2401,Ah=2402;var Im=3200;var Qc=0,Lm=1,Wi="",kn="srgb",Yo="srgb-linear",Jo="linear",Qe="srgb";var Nl=7680;var Dm=519,Nm=512,Um=513,Fm=514,Qh=515,Om=516,km=517,ed=518,td=519,Bm=35044;var nd="300 es",Kn=2e3,zs=2001;function y_(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function b_(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Zo(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function zm(){let n=Zo("canvas");return n.style.display="block",n}var Np={},Vs=null;function id(...n){let e="THREE."+n.shift();Vs?Vs("log",e,...n):console.log(e,...n)}function Vm(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ce(...n){n=Vm(n);let e="THREE."+n.shift();if(Vs)Vs("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function Ie(...n){n=Vm(n);let e="THREE."+n.shift();if(Vs)Vs("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function qo(...n){let e=n.join(" ");e in Np||(Np[e]=!0,Ce(...n))}function Hm(n,e,t){return new Promise(function(i,r){function s(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:r();break;case n.TIMEOUT_EXPIRED:setTimeout(s,t);break;default:i()}}setTimeout(s,t)})}var Gm={[Ul]:Ul,[Ol]:zl,[kl]:kl,[Bs]:Bl,[Fl]:Fl,[zl]:Ol,[Vl]:Vl,[Bl]:Bs},vi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,e);e.target=null}}},hn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var th=Math.PI/180,Xl=180/Math.PI;function ya(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(hn[n&255]+hn[n>>8&255]+hn[n>>16&255]+hn[n>>24&255]+"-"+hn[e&255]+hn[e>>8&255]+"-"+hn[e>>16&15|64]+hn[e>>24&255]+"-"+hn[t&63|128]+hn[t>>8&255]+"-"+hn[t>>16&255]+hn[t>>24&255]+hn[i&255]+hn[i>>8&255]+hn[i>>16&255]+hn[i>>24&255]).toLowerCase()}function Ye(n,e,t){return Math.max(e,Math.min(t,n))}function M_(n,e){return(n%e+e)%e}function nh(n,e,t){return(1-t)*n+t*e}function Wm(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function rd(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function S_(n,e){if(e.constructor===Float32Array)return n;let t=rd(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function w_(n,e){if(e.constructor===Float32Array)return n;let t=rd(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var Oe=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Ye(this.x,e.x,t.x),this.y=Ye(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Ye(this.x,e,t),this.y=Ye(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ye(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ye(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),s=this.x-e.x,o=this.y-e.y;return this.x=s*i-o*r+e.x,this.y=s*r+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Bn=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,s,o,a){let l=i[r+0],c=i[r+1],u=i[r+2],f=i[r+3],d=s[o+0],h=s[o+1],g=s[o+2],x=s[o+3];if(f!==x||l!==d||c!==h||u!==g){let p=l*d+c*h+u*g+f*x;p<0&&(d=-d,h=-h,g=-g,x=-x,p=-p);let m=1-a;if(p<.9995){let v=Math.acos(p),w=Math.sin(v);m=Math.sin(m*v)/w,a=Math.sin(a*v)/w,l=l*m+d*a,c=c*m+h*a,u=u*m+g*a,f=f*m+x*a}else{l=l*m+d*a,c=c*m+h*a,u=u*m+g*a,f=f*m+x*a;let v=1/Math.sqrt(l*l+c*c+u*u+f*f);l*=v,c*=v,u*=v,f*=v}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=f}static multiplyQuaternionsFlat(e,t,i,r,s,o){let a=i[r],l=i[r+1],c=i[r+2],u=i[r+3],f=s[o],d=s[o+1],h=s[o+2],g=s[o+3];return e[t]=a*g+u*f+l*h-c*d,e[t+1]=l*g+u*d+c*f-a*h,e[t+2]=c*g+u*h+a*d-l*f,e[t+3]=u*g-a*f-l*d-c*h,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,s=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(r/2),f=a(s/2),d=l(i/2),h=l(r/2),g=l(s/2);switch(o){case"XYZ":this._x=d*u*f+c*h*g,this._y=c*h*f-d*u*g,this._z=c*u*g+d*h*f,this._w=c*u*f-d*h*g;break;case"YXZ":this._x=d*u*f+c*h*g,this._y=c*h*f-d*u*g,this._z=c*u*g-d*h*f,this._w=c*u*f+d*h*g;break;case"ZXY":this._x=d*u*f-c*h*g,this._y=c*h*f+d*u*g,this._z=c*u*g+d*h*f,this._w=c*u*f-d*h*g;break;case"ZYX":this._x=d*u*f-c*h*g,this._y=c*h*f+d*u*g,this._z=c*u*g-d*h*f,this._w=c*u*f+d*h*g;break;case"YZX":this._x=d*u*f+c*h*g,this._y=c*h*f+d*u*g,this._z=c*u*g-d*h*f,this._w=c*u*f-d*h*g;break;case"XZY":this._x=d*u*f-c*h*g,this._y=c*h*f-d*u*g,this._z=c*u*g+d*h*f,this._w=c*u*f+d*h*g;break;default:Ce("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],s=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],f=t[10],d=i+a+f;if(d>0){let h=.5/Math.sqrt(d+1);this._w=.25/h,this._x=(u-l)*h,this._y=(s-c)*h,this._z=(o-r)*h}else if(i>a&&i>f){let h=2*Math.sqrt(1+i-a-f);this._w=(u-l)/h,this._x=.25*h,this._y=(r+o)/h,this._z=(s+c)/h}else if(a>f){let h=2*Math.sqrt(1+a-i-f);this._w=(s-c)/h,this._x=(r+o)/h,this._y=.25*h,this._z=(l+u)/h}else{let h=2*Math.sqrt(1+f-i-a);this._w=(o-r)/h,this._x=(s+c)/h,this._y=(l+u)/h,this._z=.25*h}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Ye(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+r*c-s*l,this._y=r*u+o*l+s*a-i*c,this._z=s*u+o*c+i*l-r*a,this._w=o*u-i*a-r*l-s*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},z=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Up.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Up.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6]*r,this.y=s[1]*t+s[4]*i+s[7]*r,this.z=s[2]*t+s[5]*i+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=e.elements,o=1/(s[3]*t+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*t+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*t+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,s=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*r-a*i),u=2*(a*t-s*r),f=2*(s*i-o*t);return this.x=t+l*c+o*f-a*u,this.y=i+l*u+a*c-s*f,this.z=r+l*f+s*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r,this.y=s[1]*t+s[5]*i+s[9]*r,this.z=s[2]*t+s[6]*i+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Ye(this.x,e.x,t.x),this.y=Ye(this.y,e.y,t.y),this.z=Ye(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Ye(this.x,e,t),this.y=Ye(this.y,e,t),this.z=Ye(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ye(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,s=e.z,o=t.x,a=t.y,l=t.z;return this.x=r*l-s*a,this.y=s*o-i*l,this.z=i*a-r*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return ih.copy(this).projectOnVector(e),this.sub(ih)}reflect(e){return this.sub(ih.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(Ye(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},ih=new z,Up=new Bn,Le=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,r,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c)}set(e,t,i,r,s,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=r,u[2]=a,u[3]=t,u[4]=s,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],f=i[7],d=i[2],h=i[5],g=i[8],x=r[0],p=r[3],m=r[6],v=r[1],w=r[4],y=r[7],E=r[2],T=r[5],_=r[8];return s[0]=o*x+a*v+l*E,s[3]=o*p+a*w+l*T,s[6]=o*m+a*y+l*_,s[1]=c*x+u*v+f*E,s[4]=c*p+u*w+f*T,s[7]=c*m+u*y+f*_,s[2]=d*x+h*v+g*E,s[5]=d*p+h*w+g*T,s[8]=d*m+h*y+g*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*s*u+i*a*l+r*s*c-r*o*l}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],f=u*o-a*c,d=a*l-u*s,h=c*s-o*l,g=t*f+i*d+r*h;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/g;return e[0]=f*x,e[1]=(r*c-u*i)*x,e[2]=(a*i-r*o)*x,e[3]=d*x,e[4]=(u*t-r*l)*x,e[5]=(r*s-a*t)*x,e[6]=h*x,e[7]=(i*l-c*t)*x,e[8]=(o*t-i*s)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-r*c,r*l,-r*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return qo("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(rh.makeScale(e,t)),this}rotate(e){return qo("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(rh.makeRotation(-e)),this}translate(e,t){return qo("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(rh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},rh=new Le,Fp=new Le().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Op=new Le().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function E_(){let n={enabled:!0,workingColorSpace:Yo,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===Qe&&(r.r=Oi(r.r),r.g=Oi(r.g),r.b=Oi(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Qe&&(r.r=ks(r.r),r.g=ks(r.g),r.b=ks(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===Wi?Jo:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Yo]:{primaries:e,whitePoint:i,transfer:Jo,toXYZ:Fp,fromXYZ:Op,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:kn},outputColorSpaceConfig:{drawingBufferColorSpace:kn}},[kn]:{primaries:e,whitePoint:i,transfer:Qe,toXYZ:Fp,fromXYZ:Op,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:kn}}}),n}var $e=E_();function Oi(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function ks(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var Es,ql=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Es===void 0&&(Es=Zo("canvas")),Es.width=e.width,Es.height=e.height;let r=Es.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=Es}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Zo("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=Oi(s[o]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Oi(t[i]/255)*255):t[i]=Oi(t[i]);return{data:t,width:e.width,height:e.height}}else return Ce("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},T_=0,Hs=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:T_++}),this.uuid=ya(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(sh(r[o].image)):s.push(sh(r[o]))}else s=sh(r);i.url=s}return t||(e.images[this.uuid]=i),i}};function sh(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?ql.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ce("Texture: Unable to serialize Texture."),{})}var A_=0,oh=new z,An=class n extends vi{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=_i,r=_i,s=yn,o=Hi,a=hi,l=Cn,c=n.DEFAULT_ANISOTROPY,u=Wi){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:A_++}),this.uuid=ya(),this.name="",this.source=new Hs(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Oe(0,0),this.repeat=new Oe(1,1),this.center=new Oe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Le,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(oh).x}get height(){return this.source.getSize(oh).y}get depth(){return this.source.getSize(oh).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Ce(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ce(`Texture.setValues(): property '${t}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Xh)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Hl:e.x=e.x-Math.floor(e.x);break;case _i:e.x=e.x<0?0:1;break;case Gl:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Hl:e.y=e.y-Math.floor(e.y);break;case _i:e.y=e.y<0?0:1;break;case Gl:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};An.DEFAULT_IMAGE=null;An.DEFAULT_MAPPING=Xh;An.DEFAULT_ANISOTROPY=1;var gt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*t+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*t+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*t+o[7]*i+o[11]*r+o[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,s,l=e.elements,c=l[0],u=l[4],f=l[8],d=l[1],h=l[5],g=l[9],x=l[2],p=l[6],m=l[10];if(Math.abs(u-d)<.01&&Math.abs(f-x)<.01&&Math.abs(g-p)<.01){if(Math.abs(u+d)<.1&&Math.abs(f+x)<.1&&Math.abs(g+p)<.1&&Math.abs(c+h+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let w=(c+1)/2,y=(h+1)/2,E=(m+1)/2,T=(u+d)/4,_=(f+x)/4,S=(g+p)/4;return w>y&&w>E?w<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(w),r=T/i,s=_/i):y>E?y<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(y),i=T/r,s=S/r):E<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(E),i=_/s,r=S/s),this.set(i,r,s,t),this}let v=Math.sqrt((p-g)*(p-g)+(f-x)*(f-x)+(d-u)*(d-u));return Math.abs(v)<.001&&(v=1),this.x=(p-g)/v,this.y=(f-x)/v,this.z=(d-u)/v,this.w=Math.acos((c+h+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Ye(this.x,e.x,t.x),this.y=Ye(this.y,e.y,t.y),this.z=Ye(this.z,e.z,t.z),this.w=Ye(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Ye(this.x,e,t),this.y=Ye(this.y,e,t),this.z=Ye(this.z,e,t),this.w=Ye(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(Ye(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},$l=class extends vi{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:yn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new gt(0,0,e,t),this.scissorTest=!1,this.viewport=new gt(0,0,e,t),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new An({width:e,height:t,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:yn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new Hs(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},zn=class extends $l{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Ko=class extends An{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Kt,this.minFilter=Kt,this.wrapR=_i,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Yl=class extends An{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=Kt,this.minFilter=Kt,this.wrapR=_i,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var je=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,r,s,o,a,l,c,u,f,d,h,g,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c,u,f,d,h,g,x,p)}set(e,t,i,r,s,o,a,l,c,u,f,d,h,g,x,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=r,m[1]=s,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=u,m[10]=f,m[14]=d,m[3]=h,m[7]=g,m[11]=x,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,r=1/Ts.setFromMatrixColumn(e,0).length(),s=1/Ts.setFromMatrixColumn(e,1).length(),o=1/Ts.setFromMatrixColumn(e,2).length();return t[0]=i[0]*r,t[1]=i[1]*r,t[2]=i[2]*r,t[3]=0,t[4]=i[4]*s,t[5]=i[5]*s,t[6]=i[6]*s,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,r=e.y,s=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(r),c=Math.sin(r),u=Math.cos(s),f=Math.sin(s);if(e.order==="XYZ"){let d=o*u,h=o*f,g=a*u,x=a*f;t[0]=l*u,t[4]=-l*f,t[8]=c,t[1]=h+g*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=g+h*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,h=l*f,g=c*u,x=c*f;t[0]=d+x*a,t[4]=g*a-h,t[8]=o*c,t[1]=o*f,t[5]=o*u,t[9]=-a,t[2]=h*a-g,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,h=l*f,g=c*u,x=c*f;t[0]=d-x*a,t[4]=-o*f,t[8]=g+h*a,t[1]=h+g*a,t[5]=o*u,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,h=o*f,g=a*u,x=a*f;t[0]=l*u,t[4]=g*c-h,t[8]=d*c+x,t[1]=l*f,t[5]=x*c+d,t[9]=h*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,h=o*c,g=a*l,x=a*c;t[0]=l*u,t[4]=x-d*f,t[8]=g*f+h,t[1]=f,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=h*f+g,t[10]=d-x*f}else if(e.order==="XZY"){let d=o*l,h=o*c,g=a*l,x=a*c;t[0]=l*u,t[4]=-f,t[8]=c*u,t[1]=d*f+x,t[5]=o*u,t[9]=h*f-g,t[2]=g*f-h,t[6]=a*u,t[10]=x*f+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(C_,e,R_)}lookAt(e,t,i){let r=this.elements;return Fn.subVectors(e,t),Fn.lengthSq()===0&&(Fn.z=1),Fn.normalize(),nr.crossVectors(i,Fn),nr.lengthSq()===0&&(Math.abs(i.z)===1?Fn.x+=1e-4:Fn.z+=1e-4,Fn.normalize(),nr.crossVectors(i,Fn)),nr.normalize(),hl.crossVectors(Fn,nr),r[0]=nr.x,r[4]=hl.x,r[8]=Fn.x,r[1]=nr.y,r[5]=hl.y,r[9]=Fn.y,r[2]=nr.z,r[6]=hl.z,r[10]=Fn.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],f=i[5],d=i[9],h=i[13],g=i[2],x=i[6],p=i[10],m=i[14],v=i[3],w=i[7],y=i[11],E=i[15],T=r[0],_=r[4],S=r[8],U=r[12],I=r[1],N=r[5],O=r[9],W=r[13],A=r[2],D=r[6],k=r[10],V=r[14],ee=r[3],q=r[7],j=r[11],te=r[15];return s[0]=o*T+a*I+l*A+c*ee,s[4]=o*_+a*N+l*D+c*q,s[8]=o*S+a*O+l*k+c*j,s[12]=o*U+a*W+l*V+c*te,s[1]=u*T+f*I+d*A+h*ee,s[5]=u*_+f*N+d*D+h*q,s[9]=u*S+f*O+d*k+h*j,s[13]=u*U+f*W+d*V+h*te,s[2]=g*T+x*I+p*A+m*ee,s[6]=g*_+x*N+p*D+m*q,s[10]=g*S+x*O+p*k+m*j,s[14]=g*U+x*W+p*V+m*te,s[3]=v*T+w*I+y*A+E*ee,s[7]=v*_+w*N+y*D+E*q,s[11]=v*S+w*O+y*k+E*j,s[15]=v*U+w*W+y*V+E*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],f=e[6],d=e[10],h=e[14],g=e[3],x=e[7],p=e[11],m=e[15],v=l*h-c*d,w=a*h-c*f,y=a*d-l*f,E=o*h-c*u,T=o*d-l*u,_=o*f-a*u;return t*(x*v-p*w+m*y)-i*(g*v-p*E+m*T)+r*(g*w-x*E+m*_)-s*(g*y-x*T+p*_)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(s*u-a*l)+r*(s*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let r=this.elements;return e.isVector3?(r[12]=e.x,r[13]=e.y,r[14]=e.z):(r[12]=e,r[13]=t,r[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],f=e[9],d=e[10],h=e[11],g=e[12],x=e[13],p=e[14],m=e[15],v=t*a-i*o,w=t*l-r*o,y=t*c-s*o,E=i*l-r*a,T=i*c-s*a,_=r*c-s*l,S=u*x-f*g,U=u*p-d*g,I=u*m-h*g,N=f*p-d*x,O=f*m-h*x,W=d*m-h*p,A=v*W-w*O+y*N+E*I-T*U+_*S;if(A===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let D=1/A;return e[0]=(a*W-l*O+c*N)*D,e[1]=(r*O-i*W-s*N)*D,e[2]=(x*_-p*T+m*E)*D,e[3]=(d*T-f*_-h*E)*D,e[4]=(l*I-o*W-c*U)*D,e[5]=(t*W-r*I+s*U)*D,e[6]=(p*y-g*_-m*w)*D,e[7]=(u*_-d*y+h*w)*D,e[8]=(o*O-a*I+c*S)*D,e[9]=(i*I-t*O-s*S)*D,e[10]=(g*T-x*y+m*v)*D,e[11]=(f*y-u*T-h*v)*D,e[12]=(a*U-o*N-l*S)*D,e[13]=(t*N-i*U+r*S)*D,e[14]=(x*w-g*E-p*v)*D,e[15]=(u*E-f*w+d*v)*D,this}scale(e){let t=this.elements,i=e.x,r=e.y,s=e.z;return t[0]*=i,t[4]*=r,t[8]*=s,t[1]*=i,t[5]*=r,t[9]*=s,t[2]*=i,t[6]*=r,t[10]*=s,t[3]*=i,t[7]*=r,t[11]*=s,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],r=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,r))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),r=Math.sin(t),s=1-i,o=e.x,a=e.y,l=e.z,c=s*o,u=s*a;return this.set(c*o+i,c*a-r*l,c*l+r*a,0,c*a+r*l,u*a+i,u*l-r*o,0,c*l-r*a,u*l+r*o,s*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,r,s,o){return this.set(1,i,s,0,e,1,o,0,t,r,1,0,0,0,0,1),this}compose(e,t,i){let r=this.elements,s=t._x,o=t._y,a=t._z,l=t._w,c=s+s,u=o+o,f=a+a,d=s*c,h=s*u,g=s*f,x=o*u,p=o*f,m=a*f,v=l*c,w=l*u,y=l*f,E=i.x,T=i.y,_=i.z;return r[0]=(1-(x+m))*E,r[1]=(h+y)*E,r[2]=(g-w)*E,r[3]=0,r[4]=(h-y)*T,r[5]=(1-(d+m))*T,r[6]=(p+v)*T,r[7]=0,r[8]=(g+w)*_,r[9]=(p-v)*_,r[10]=(1-(d+x))*_,r[11]=0,r[12]=e.x,r[13]=e.y,r[14]=e.z,r[15]=1,this}decompose(e,t,i){let r=this.elements;e.x=r[12],e.y=r[13],e.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),t.identity(),this;let o=Ts.set(r[0],r[1],r[2]).length(),a=Ts.set(r[4],r[5],r[6]).length(),l=Ts.set(r[8],r[9],r[10]).length();s<0&&(o=-o),ii.copy(this);let c=1/o,u=1/a,f=1/l;return ii.elements[0]*=c,ii.elements[1]*=c,ii.elements[2]*=c,ii.elements[4]*=u,ii.elements[5]*=u,ii.elements[6]*=u,ii.elements[8]*=f,ii.elements[9]*=f,ii.elements[10]*=f,t.setFromRotationMatrix(ii),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,r,s,o,a=Kn,l=!1){let c=this.elements,u=2*s/(t-e),f=2*s/(i-r),d=(t+e)/(t-e),h=(i+r)/(i-r),g,x;if(l)g=s/(o-s),x=o*s/(o-s);else if(a===Kn)g=-(o+s)/(o-s),x=-2*o*s/(o-s);else if(a===zs)g=-o/(o-s),x=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=f,c[9]=h,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,r,s,o,a=Kn,l=!1){let c=this.elements,u=2/(t-e),f=2/(i-r),d=-(t+e)/(t-e),h=-(i+r)/(i-r),g,x;if(l)g=1/(o-s),x=o/(o-s);else if(a===Kn)g=-2/(o-s),x=-(o+s)/(o-s);else if(a===zs)g=-1/(o-s),x=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=f,c[9]=0,c[13]=h,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<16;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},Ts=new z,ii=new je,C_=new z(0,0,0),R_=new z(1,1,1),nr=new z,hl=new z,Fn=new z,kp=new je,Bp=new Bn,Bi=class n{constructor(e=0,t=0,i=0,r=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=r}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,r=this._order){return this._x=e,this._y=t,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let r=e.elements,s=r[0],o=r[4],a=r[8],l=r[1],c=r[5],u=r[9],f=r[2],d=r[6],h=r[10];switch(t){case"XYZ":this._y=Math.asin(Ye(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,h),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Ye(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,h),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-f,s),this._z=0);break;case"ZXY":this._x=Math.asin(Ye(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-f,h),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-Ye(f,-1,1)),Math.abs(f)<.9999999?(this._x=Math.atan2(d,h),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Ye(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-f,s)):(this._x=0,this._y=Math.atan2(a,h));break;case"XZY":this._z=Math.asin(-Ye(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,h),this._y=0);break;default:Ce("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return kp.makeRotationFromQuaternion(e),this.setFromRotationMatrix(kp,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Bp.setFromEuler(this),this.setFromQuaternion(Bp,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Bi.DEFAULT_ORDER="XYZ";var Gs=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},P_=0,zp=new z,As=new Bn,Li=new je,dl=new z,Vo=new z,I_=new z,L_=new Bn,Vp=new z(1,0,0),Hp=new z(0,1,0),Gp=new z(0,0,1),Wp={type:"added"},D_={type:"removed"},Cs={type:"childadded",child:null},ah={type:"childremoved",child:null},nn=class n extends vi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:P_++}),this.uuid=ya(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new z,t=new Bi,i=new Bn,r=new z(1,1,1);function s(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new je},normalMatrix:{value:new Le}}),this.matrix=new je,this.matrixWorld=new je,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Gs,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return As.setFromAxisAngle(e,t),this.quaternion.multiply(As),this}rotateOnWorldAxis(e,t){return As.setFromAxisAngle(e,t),this.quaternion.premultiply(As),this}rotateX(e){return this.rotateOnAxis(Vp,e)}rotateY(e){return this.rotateOnAxis(Hp,e)}rotateZ(e){return this.rotateOnAxis(Gp,e)}translateOnAxis(e,t){return zp.copy(e).applyQuaternion(this.quaternion),this.position.add(zp.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Vp,e)}translateY(e){return this.translateOnAxis(Hp,e)}translateZ(e){return this.translateOnAxis(Gp,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Li.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?dl.copy(e):dl.set(e,t,i);let r=this.parent;this.updateWorldMatrix(!0,!1),Vo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Li.lookAt(Vo,dl,this.up):Li.lookAt(dl,Vo,this.up),this.quaternion.setFromRotationMatrix(Li),r&&(Li.extractRotation(r.matrixWorld),As.setFromRotationMatrix(Li),this.quaternion.premultiply(As.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Ie("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Wp),Cs.child=e,this.dispatchEvent(Cs),Cs.child=null):Ie("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(D_),ah.child=e,this.dispatchEvent(ah),ah.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Li.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Li.multiply(e.parent.matrixWorld)),e.applyMatrix4(Li),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Wp),Cs.child=e,this.dispatchEvent(Cs),Cs.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Vo,e,I_),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Vo,L_,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,r=e.z,s=this.matrix.elements;s[12]+=t-s[0]*t-s[4]*i-s[8]*r,s[13]+=i-s[1]*t-s[5]*i-s[9]*r,s[14]+=r-s[2]*t-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let r=this.parent;if(e===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(e),r.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let f=l[c];s(e.shapes,f)}else s(e.shapes,l)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(e.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(e.materials,this.material[l]));r.material=a}else r.material=s(e.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];r.animations.push(s(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),f=o(e.shapes),d=o(e.skeletons),h=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),f.length>0&&(i.shapes=f),d.length>0&&(i.skeletons=d),h.length>0&&(i.animations=h),g.length>0&&(i.nodes=g)}return i.object=r,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let r=e.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};nn.DEFAULT_UP=new z(0,1,0);nn.DEFAULT_MATRIX_AUTO_UPDATE=!0;nn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var xn=class extends nn{constructor(){super(),this.isGroup=!0,this.type="Group"}},N_={type:"move"},Ws=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new xn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new xn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new z,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new z),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new xn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new z,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new z,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let p=t.getJointPose(x,i),m=this._getHandJoint(c,x);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let u=c.joints["index-finger-tip"],f=c.joints["thumb-tip"],d=u.position.distanceTo(f.position),h=.02,g=.005;c.inputState.pinching&&d>h+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=h-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(N_)))}return a!==null&&(a.visible=r!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new xn;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Xm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},ir={h:0,s:0,l:0},fl={h:0,s:0,l:0};function lh(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var Be=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=kn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,$e.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=$e.workingColorSpace){return this.r=e,this.g=t,this.b=i,$e.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=$e.workingColorSpace){if(e=M_(e,1),t=Ye(t,0,1),i=Ye(i,0,1),t===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+t):i+t-i*t,o=2*i-s;this.r=lh(o,s,e+1/3),this.g=lh(o,s,e),this.b=lh(o,s,e-1/3)}return $e.colorSpaceToWorking(this,r),this}setStyle(e,t=kn){function i(s){s!==void 0&&parseFloat(s)<1&&Ce("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:Ce("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(s,16),t);Ce("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=kn){let i=Xm[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ce("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Oi(e.r),this.g=Oi(e.g),this.b=Oi(e.b),this}copyLinearToSRGB(e){return this.r=ks(e.r),this.g=ks(e.g),this.b=ks(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=kn){return $e.workingToColorSpace(dn.copy(this),e),Math.round(Ye(dn.r*255,0,255))*65536+Math.round(Ye(dn.g*255,0,255))*256+Math.round(Ye(dn.b*255,0,255))}getHexString(e=kn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=$e.workingColorSpace){$e.workingToColorSpace(dn.copy(this),t);let i=dn.r,r=dn.g,s=dn.b,o=Math.max(i,r,s),a=Math.min(i,r,s),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let f=o-a;switch(c=u<=.5?f/(o+a):f/(2-o-a),o){case i:l=(r-s)/f+(r<s?6:0);break;case r:l=(s-i)/f+2;break;case s:l=(i-r)/f+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=$e.workingColorSpace){return $e.workingToColorSpace(dn.copy(this),t),e.r=dn.r,e.g=dn.g,e.b=dn.b,e}getStyle(e=kn){$e.workingToColorSpace(dn.copy(this),e);let t=dn.r,i=dn.g,r=dn.b;return e!==kn?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(ir),this.setHSL(ir.h+e,ir.s+t,ir.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(ir),e.getHSL(fl);let i=nh(ir.h,fl.h,t),r=nh(ir.s,fl.s,t),s=nh(ir.l,fl.l,t);return this.setHSL(i,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*i+s[6]*r,this.g=s[1]*t+s[4]*i+s[7]*r,this.b=s[2]*t+s[5]*i+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},dn=new Be;Be.NAMES=Xm;var Xs=class extends nn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Bi,this.environmentIntensity=1,this.environmentRotation=new Bi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},ri=new z,Di=new z,ch=new z,Ni=new z,Rs=new z,Ps=new z,Xp=new z,uh=new z,hh=new z,dh=new z,fh=new gt,ph=new gt,mh=new gt,ar=class n{constructor(e=new z,t=new z,i=new z){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,r){r.subVectors(i,t),ri.subVectors(e,t),r.cross(ri);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(e,t,i,r,s){ri.subVectors(r,t),Di.subVectors(i,t),ch.subVectors(e,t);let o=ri.dot(ri),a=ri.dot(Di),l=ri.dot(ch),c=Di.dot(Di),u=Di.dot(ch),f=o*c-a*a;if(f===0)return s.set(0,0,0),null;let d=1/f,h=(c*l-a*u)*d,g=(o*u-a*l)*d;return s.set(1-h-g,g,h)}static containsPoint(e,t,i,r){return this.getBarycoord(e,t,i,r,Ni)===null?!1:Ni.x>=0&&Ni.y>=0&&Ni.x+Ni.y<=1}static getInterpolation(e,t,i,r,s,o,a,l){return this.getBarycoord(e,t,i,r,Ni)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,Ni.x),l.addScaledVector(o,Ni.y),l.addScaledVector(a,Ni.z),l)}static getInterpolatedAttribute(e,t,i,r,s,o){return fh.setScalar(0),ph.setScalar(0),mh.setScalar(0),fh.fromBufferAttribute(e,t),ph.fromBufferAttribute(e,i),mh.fromBufferAttribute(e,r),o.setScalar(0),o.addScaledVector(fh,s.x),o.addScaledVector(ph,s.y),o.addScaledVector(mh,s.z),o}static isFrontFacing(e,t,i,r){return ri.subVectors(i,t),Di.subVectors(e,t),ri.cross(Di).dot(r)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,r){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[r]),this}setFromAttributeAndIndices(e,t,i,r){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,r),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return ri.subVectors(this.c,this.b),Di.subVectors(this.a,this.b),ri.cross(Di).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,r,s){return n.getInterpolation(e,this.a,this.b,this.c,t,i,r,s)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,r=this.b,s=this.c,o,a;Rs.subVectors(r,i),Ps.subVectors(s,i),uh.subVectors(e,i);let l=Rs.dot(uh),c=Ps.dot(uh);if(l<=0&&c<=0)return t.copy(i);hh.subVectors(e,r);let u=Rs.dot(hh),f=Ps.dot(hh);if(u>=0&&f<=u)return t.copy(r);let d=l*f-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(Rs,o);dh.subVectors(e,s);let h=Rs.dot(dh),g=Ps.dot(dh);if(g>=0&&h<=g)return t.copy(s);let x=h*c-l*g;if(x<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(Ps,a);let p=u*g-h*f;if(p<=0&&f-u>=0&&h-g>=0)return Xp.subVectors(s,r),a=(f-u)/(f-u+(h-g)),t.copy(r).addScaledVector(Xp,a);let m=1/(p+x+d);return o=x*m,a=d*m,t.copy(i).addScaledVector(Rs,o).addScaledVector(Ps,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},lr=class{constructor(e=new z(1/0,1/0,1/0),t=new z(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(si.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(si.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=si.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let s=i.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,si):si.fromBufferAttribute(s,o),si.applyMatrix4(e.matrixWorld),this.expandByPoint(si);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),pl.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),pl.copy(i.boundingBox)),pl.applyMatrix4(e.matrixWorld),this.union(pl)}let r=e.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,si),si.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ho),ml.subVectors(this.max,Ho),Is.subVectors(e.a,Ho),Ls.subVectors(e.b,Ho),Ds.subVectors(e.c,Ho),rr.subVectors(Ls,Is),sr.subVectors(Ds,Ls),Vr.subVectors(Is,Ds);let t=[0,-rr.z,rr.y,0,-sr.z,sr.y,0,-Vr.z,Vr.y,rr.z,0,-rr.x,sr.z,0,-sr.x,Vr.z,0,-Vr.x,-rr.y,rr.x,0,-sr.y,sr.x,0,-Vr.y,Vr.x,0];return!gh(t,Is,Ls,Ds,ml)||(t=[1,0,0,0,1,0,0,0,1],!gh(t,Is,Ls,Ds,ml))?!1:(gl.crossVectors(rr,sr),t=[gl.x,gl.y,gl.z],gh(t,Is,Ls,Ds,ml))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,si).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(si).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ui[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ui[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ui[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ui[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ui[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ui[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ui[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ui[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ui),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ui=[new z,new z,new z,new z,new z,new z,new z,new z],si=new z,pl=new lr,Is=new z,Ls=new z,Ds=new z,rr=new z,sr=new z,Vr=new z,Ho=new z,ml=new z,gl=new z,Hr=new z;function gh(n,e,t,i,r){for(let s=0,o=n.length-3;s<=o;s+=3){Hr.fromArray(n,s);let a=r.x*Math.abs(Hr.x)+r.y*Math.abs(Hr.y)+r.z*Math.abs(Hr.z),l=e.dot(Hr),c=t.dot(Hr),u=i.dot(Hr);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var It=new z,_l=new Oe,U_=0,Tn=class extends vi{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:U_++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Bm,this.updateRanges=[],this.gpuType=ci,this.version=0,this._normalizationScale=e!==void 0?rd(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)_l.fromBufferAttribute(this,t),_l.applyMatrix3(e),this.setXY(t,_l.x,_l.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)It.fromBufferAttribute(this,t),It.applyMatrix3(e),this.setXYZ(t,It.x,It.y,It.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)It.fromBufferAttribute(this,t),It.applyMatrix4(e),this.setXYZ(t,It.x,It.y,It.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)It.fromBufferAttribute(this,t),It.applyNormalMatrix(e),this.setXYZ(t,It.x,It.y,It.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)It.fromBufferAttribute(this,t),It.transformDirection(e),this.setXYZ(t,It.x,It.y,It.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):S_(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):w_(e,this.array)}};var jo=class extends Tn{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Qo=class extends Tn{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var St=class extends Tn{constructor(e,t,i){super(new Float32Array(e),t,i)}},F_=new lr,Go=new z,_h=new z,Xr=class{constructor(e=new z,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):F_.setFromPoints(e).getCenter(i);let r=0;for(let s=0,o=e.length;s<o;s++)r=Math.max(r,i.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Go.subVectors(e,this.center);let t=Go.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(Go,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(_h.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Go.copy(e.center).add(_h)),this.expandByPoint(Go.copy(e.center).sub(_h))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},O_=0,Zn=new je,vh=new nn,Ns=new z,On=new lr,Wo=new lr,Zt=new z,fn=class n extends vi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:O_++}),this.uuid=ya(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(y_(e)?Qo:jo)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new Le().getNormalMatrix(e);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(e),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Zn.makeRotationFromQuaternion(e),this.applyMatrix4(Zn),this}rotateX(e){return Zn.makeRotationX(e),this.applyMatrix4(Zn),this}rotateY(e){return Zn.makeRotationY(e),this.applyMatrix4(Zn),this}rotateZ(e){return Zn.makeRotationZ(e),this.applyMatrix4(Zn),this}translate(e,t,i){return Zn.makeTranslation(e,t,i),this.applyMatrix4(Zn),this}scale(e,t,i){return Zn.makeScale(e,t,i),this.applyMatrix4(Zn),this}lookAt(e){return vh.lookAt(e),vh.updateMatrix(),this.applyMatrix4(vh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Ns).negate(),this.translate(Ns.x,Ns.y,Ns.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let r=0,s=e.length;r<s;r++){let o=e[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new St(i,3))}else{let i=Math.min(e.length,t.count);for(let r=0;r<i;r++){let s=e[r];t.setXYZ(r,s.x,s.y,s.z||0)}e.length>t.count&&Ce("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new lr);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Ie("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new z(-1/0,-1/0,-1/0),new z(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,r=t.length;i<r;i++){let s=t[i];On.setFromBufferAttribute(s),this.morphTargetsRelative?(Zt.addVectors(this.boundingBox.min,On.min),this.boundingBox.expandByPoint(Zt),Zt.addVectors(this.boundingBox.max,On.max),this.boundingBox.expandByPoint(Zt)):(this.boundingBox.expandByPoint(On.min),this.boundingBox.expandByPoint(On.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Ie('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Xr);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Ie("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new z,1/0);return}if(e){let i=this.boundingSphere.center;if(On.setFromBufferAttribute(e),t)for(let s=0,o=t.length;s<o;s++){let a=t[s];Wo.setFromBufferAttribute(a),this.morphTargetsRelative?(Zt.addVectors(On.min,Wo.min),On.expandByPoint(Zt),Zt.addVectors(On.max,Wo.max),On.expandByPoint(Zt)):(On.expandByPoint(Wo.min),On.expandByPoint(Wo.max))}On.getCenter(i);let r=0;for(let s=0,o=e.count;s<o;s++)Zt.fromBufferAttribute(e,s),r=Math.max(r,i.distanceToSquared(Zt));if(t)for(let s=0,o=t.length;s<o;s++){let a=t[s],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)Zt.fromBufferAttribute(a,c),l&&(Ns.fromBufferAttribute(e,c),Zt.add(Ns)),r=Math.max(r,i.distanceToSquared(Zt))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&Ie('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Ie("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,r=t.normal,s=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new Tn(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let U=0;U<i.count;U++)a[U]=new z,l[U]=new z;let u=new z,f=new z,d=new z,h=new Oe,g=new Oe,x=new Oe,p=new z,m=new z;function v(U,I,N){c[U]=c[I]=c[N]=1,u.fromBufferAttribute(i,U),f.fromBufferAttribute(i,I),d.fromBufferAttribute(i,N),h.fromBufferAttribute(s,U),g.fromBufferAttribute(s,I),x.fromBufferAttribute(s,N),f.sub(u),d.sub(u),g.sub(h),x.sub(h);let O=1/(g.x*x.y-x.x*g.y);isFinite(O)&&(p.copy(f).multiplyScalar(x.y).addScaledVector(d,-g.y).multiplyScalar(O),m.copy(d).multiplyScalar(g.x).addScaledVector(f,-x.x).multiplyScalar(O),a[U].add(p),a[I].add(p),a[N].add(p),l[U].add(m),l[I].add(m),l[N].add(m))}let w=this.groups;w.length===0&&(w=[{start:0,count:e.count}]);for(let U=0,I=w.length;U<I;++U){let N=w[U],O=N.start,W=N.count;for(let A=O,D=O+W;A<D;A+=3)v(e.getX(A+0),e.getX(A+1),e.getX(A+2))}let y=new z,E=new z,T=new z,_=new z;function S(U){T.fromBufferAttribute(r,U),_.copy(T);let I=a[U];y.copy(I),y.sub(T.multiplyScalar(T.dot(I))).normalize(),E.crossVectors(_,I);let O=E.dot(l[U])<0?-1:1;o.setXYZW(U,y.x,y.y,y.z,O)}for(let U=0,I=i.count;U<I;++U)c[U]&&S(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new Tn(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,h=i.count;d<h;d++)i.setXYZ(d,0,0,0);let r=new z,s=new z,o=new z,a=new z,l=new z,c=new z,u=new z,f=new z;if(e)for(let d=0,h=e.count;d<h;d+=3){let g=e.getX(d+0),x=e.getX(d+1),p=e.getX(d+2);r.fromBufferAttribute(t,g),s.fromBufferAttribute(t,x),o.fromBufferAttribute(t,p),u.subVectors(o,s),f.subVectors(r,s),u.cross(f),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,x),c.fromBufferAttribute(i,p),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(x,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,h=t.count;d<h;d+=3)r.fromBufferAttribute(t,d+0),s.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,s),f.subVectors(r,s),u.cross(f),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Zt.fromBufferAttribute(e,t),Zt.normalize(),e.setXYZ(t,Zt.x,Zt.y,Zt.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,f=a.normalized,d=new c.constructor(l.length*u),h=0,g=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?h=l[x]*a.data.stride+a.offset:h=l[x]*u;for(let m=0;m<u;m++)d[g++]=c[h++]}return new Tn(d,u,f)}if(this.index===null)return Ce("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,r=this.attributes;for(let a in r){let l=r[a],c=e(l,i);t.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let u=0,f=c.length;u<f;u++){let d=c[u],h=e(d,i);l.push(h)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let r={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let f=0,d=c.length;f<d;f++){let h=c[f];u.push(h.toJSON(e.data))}u.length>0&&(r[l]=u,s=!0)}s&&(e.data.morphAttributes=r,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let r=e.attributes;for(let c in r){let u=r[c];this.setAttribute(c,u.clone(t))}let s=e.morphAttributes;for(let c in s){let u=[],f=s[c];for(let d=0,h=f.length;d<h;d++)u.push(f[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let f=o[c];this.addGroup(f.start,f.count,f.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var xh=new z,k_=new z,B_=new Le,oi=class{constructor(e=new z(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=xh.subVectors(i,t).cross(k_.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta(xh),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(r,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||B_.getNormalMatrix(e),r=this.coplanarPoint(xh).applyMatrix4(e),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},z_=0,xi=class extends vi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:z_++}),this.uuid=ya(),this.name="",this.type="Material",this.blending=js,this.side=mr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Fh,this.blendDst=Oh,this.blendEquation=Zr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Be(0,0,0),this.blendAlpha=0,this.depthFunc=Bs,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Dm,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Nl,this.stencilZFail=Nl,this.stencilZPass=Nl,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Ce(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ce(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(t){let s=r(e.textures),o=r(e.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Be().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new oi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new Oe().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Oe().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=t[s].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Fi=new z,yh=new z,vl=new z,xl=new z,qs=class{constructor(e=new z,t=new z(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Fi)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Fi.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Fi.copy(this.origin).addScaledVector(this.direction,t),Fi.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){yh.copy(e).add(t).multiplyScalar(.5),vl.copy(t).sub(e).normalize(),xl.copy(this.origin).sub(yh);let s=e.distanceTo(t)*.5,o=-this.direction.dot(vl),a=xl.dot(this.direction),l=-xl.dot(vl),c=xl.lengthSq(),u=Math.abs(1-o*o),f,d,h,g;if(u>0)if(f=o*l-a,d=o*a-l,g=s*u,f>=0)if(d>=-g)if(d<=g){let x=1/u;f*=x,d*=x,h=f*(f+o*d+2*a)+d*(o*f+d+2*l)+c}else d=s,f=Math.max(0,-(o*d+a)),h=-f*f+d*(d+2*l)+c;else d=-s,f=Math.max(0,-(o*d+a)),h=-f*f+d*(d+2*l)+c;else d<=-g?(f=Math.max(0,-(-o*s+a)),d=f>0?-s:Math.min(Math.max(-s,-l),s),h=-f*f+d*(d+2*l)+c):d<=g?(f=0,d=Math.min(Math.max(-s,-l),s),h=d*(d+2*l)+c):(f=Math.max(0,-(o*s+a)),d=f>0?s:Math.min(Math.max(-s,-l),s),h=-f*f+d*(d+2*l)+c);else d=o>0?-s:s,f=Math.max(0,-(o*d+a)),h=-f*f+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,f),r&&r.copy(yh).addScaledVector(vl,d),h}intersectSphere(e,t){if(e.radius<0)return null;Fi.subVectors(e.center,this.origin);let i=Fi.dot(this.direction),r=Fi.dot(Fi)-i*i,s=e.radius*e.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,s,o,a,l,c=1/this.direction.x,u=1/this.direction.y,f=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,r=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,r=(e.min.x-d.x)*c),u>=0?(s=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(s=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),f>=0?(a=(e.min.z-d.z)*f,l=(e.max.z-d.z)*f):(a=(e.max.z-d.z)*f,l=(e.min.z-d.z)*f),i>l||a>r)||((a>i||i!==i)&&(i=a),(l<r||r!==r)&&(r=l),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,Fi)!==null}intersectTriangle(e,t,i,r,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,f=e.x-o.x,d=e.y-o.y,h=e.z-o.z,g=t.x-o.x,x=t.y-o.y,p=t.z-o.z,m=i.x-o.x,v=i.y-o.y,w=i.z-o.z,y=Math.abs(l),E=Math.abs(c),T=Math.abs(u),_,S,U,I,N,O,W,A,D,k,V,ee;if(y>=E&&y>=T?(U=l,O=f,D=g,ee=m,l>=0?(_=c,S=u,I=d,N=h,W=x,A=p,k=v,V=w):(_=u,S=c,I=h,N=d,W=p,A=x,k=w,V=v)):E>=T?(U=c,O=d,D=x,ee=v,c>=0?(_=u,S=l,I=h,N=f,W=p,A=g,k=w,V=m):(_=l,S=u,I=f,N=h,W=g,A=p,k=m,V=w)):(U=u,O=h,D=p,ee=w,u>=0?(_=l,S=c,I=f,N=d,W=g,A=x,k=m,V=v):(_=c,S=l,I=d,N=f,W=x,A=g,k=v,V=m)),U===0)return null;let q=_/U,j=S/U,te=1/U,xe=I-q*O,Ne=N-j*O,Z=W-q*D,me=A-j*D,ye=k-q*ee,Te=V-j*ee,ge=ye*me-Te*Z,ke=xe*Te-Ne*ye,Tt=Z*Ne-me*xe;if(r){if(ge<0||ke<0||Tt<0)return null}else if((ge<0||ke<0||Tt<0)&&(ge>0||ke>0||Tt>0))return null;let Re=ge+ke+Tt;if(Re===0)return null;let et=te*(ge*O+ke*D+Tt*ee);return(Re>0?et<0:et>0)?null:this.at(et/Re,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},zi=class extends xi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Be(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bi,this.combine=kh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},qp=new je,Gr=new qs,yl=new Xr,$p=new z,bl=new z,Ml=new z,Sl=new z,bh=new z,wl=new z,Yp=new z,El=new z,yt=class extends nn{constructor(e=new fn,t=new zi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let a=this.morphTargetInfluences;if(s&&a){wl.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let u=a[l],f=s[l];u!==0&&(bh.fromBufferAttribute(f,e),o?wl.addScaledVector(bh,u):wl.addScaledVector(bh.sub(t),u))}t.add(wl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),yl.copy(i.boundingSphere),yl.applyMatrix4(s),Gr.copy(e.ray).recast(e.near),!(yl.containsPoint(Gr.origin)===!1&&(Gr.intersectSphere(yl,$p)===null||Gr.origin.distanceToSquared($p)>(e.far-e.near)**2))&&(qp.copy(s).invert(),Gr.copy(e.ray).applyMatrix4(qp),!(i.boundingBox!==null&&Gr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Gr)))}_computeIntersections(e,t,i){let r,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,u=s.attributes.uv1,f=s.attributes.normal,d=s.groups,h=s.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let p=d[g],m=o[p.materialIndex],v=Math.max(p.start,h.start),w=Math.min(a.count,Math.min(p.start+p.count,h.start+h.count));for(let y=v,E=w;y<E;y+=3){let T=a.getX(y),_=a.getX(y+1),S=a.getX(y+2);r=Tl(this,m,e,i,c,u,f,T,_,S),r&&(r.faceIndex=Math.floor(y/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,h.start),x=Math.min(a.count,h.start+h.count);for(let p=g,m=x;p<m;p+=3){let v=a.getX(p),w=a.getX(p+1),y=a.getX(p+2);r=Tl(this,o,e,i,c,u,f,v,w,y),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let p=d[g],m=o[p.materialIndex],v=Math.max(p.start,h.start),w=Math.min(l.count,Math.min(p.start+p.count,h.start+h.count));for(let y=v,E=w;y<E;y+=3){let T=y,_=y+1,S=y+2;r=Tl(this,m,e,i,c,u,f,T,_,S),r&&(r.faceIndex=Math.floor(y/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,h.start),x=Math.min(l.count,h.start+h.count);for(let p=g,m=x;p<m;p+=3){let v=p,w=p+1,y=p+2;r=Tl(this,o,e,i,c,u,f,v,w,y),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}}};function V_(n,e,t,i,r,s,o,a){let l;if(e.side===rn?l=i.intersectTriangle(o,s,r,!0,a):l=i.intersectTriangle(r,s,o,e.side===mr,a),l===null)return null;El.copy(a),El.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(El);return c<t.near||c>t.far?null:{distance:c,point:El.clone(),object:n}}function Tl(n,e,t,i,r,s,o,a,l,c){n.getVertexPosition(a,bl),n.getVertexPosition(l,Ml),n.getVertexPosition(c,Sl);let u=V_(n,e,t,i,bl,Ml,Sl,Yp);if(u){let f=new z;ar.getBarycoord(Yp,bl,Ml,Sl,f),r&&(u.uv=ar.getInterpolatedAttribute(r,a,l,c,f,new Oe)),s&&(u.uv1=ar.getInterpolatedAttribute(s,a,l,c,f,new Oe)),o&&(u.normal=ar.getInterpolatedAttribute(o,a,l,c,f,new z),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new z,materialIndex:0};ar.getNormal(bl,Ml,Sl,d.normal),u.face=d,u.barycoord=f}return u}var Jl=class extends An{constructor(e=null,t=1,i=1,r,s,o,a,l,c=Kt,u=Kt,f,d){super(null,o,a,l,c,u,r,s,f,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Wr=new Xr,H_=new Oe(.5,.5),Al=new z,cr=class{constructor(e=new oi,t=new oi,i=new oi,r=new oi,s=new oi,o=new oi){this.planes=[e,t,i,r,s,o]}set(e,t,i,r,s,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Kn,i=!1){let r=this.planes,s=e.elements,o=s[0],a=s[1],l=s[2],c=s[3],u=s[4],f=s[5],d=s[6],h=s[7],g=s[8],x=s[9],p=s[10],m=s[11],v=s[12],w=s[13],y=s[14],E=s[15];if(r[0].setComponents(c-o,h-u,m-g,E-v).normalize(),r[1].setComponents(c+o,h+u,m+g,E+v).normalize(),r[2].setComponents(c+a,h+f,m+x,E+w).normalize(),r[3].setComponents(c-a,h-f,m-x,E-w).normalize(),i)r[4].setComponents(l,d,p,y).normalize(),r[5].setComponents(c-l,h-d,m-p,E-y).normalize();else if(r[4].setComponents(c-l,h-d,m-p,E-y).normalize(),t===Kn)r[5].setComponents(c+l,h+d,m+p,E+y).normalize();else if(t===zs)r[5].setComponents(l,d,p,y).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Wr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Wr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Wr)}intersectsSprite(e){Wr.center.set(0,0,0);let t=H_.distanceTo(e.center);return Wr.radius=.7071067811865476+t,Wr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Wr)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(Al.x=r.normal.x>0?e.max.x:e.min.x,Al.y=r.normal.y>0?e.max.y:e.min.y,Al.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(Al)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Jp=new je,Zl=class n{constructor(){this.coordinateSystem=Kn,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let r=0;r<t.length;r++){let s=t[r];Jp.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new cr),i[r].setFromProjectionMatrix(Jp,s.coordinateSystem,s.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let r=0;r<e._count;r++)t[r]===void 0&&(t[r]=new cr),t[r].copy(i[r]);return this._count=e._count,this}clone(){return new n().copy(this)}};var qr=class extends xi{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Be(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Kl=new z,jl=new z,Zp=new je,Xo=new qs,Cl=new Xr,Mh=new z,Kp=new z,$r=class extends nn{constructor(e=new fn,t=new qr){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let r=1,s=t.count;r<s;r++)Kl.fromBufferAttribute(t,r-1),jl.fromBufferAttribute(t,r),i[r]=i[r-1],i[r]+=Kl.distanceTo(jl);e.setAttribute("lineDistance",new St(i,1))}else Ce("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,s=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Cl.copy(i.boundingSphere),Cl.applyMatrix4(r),Cl.radius+=s,e.ray.intersectsSphere(Cl)===!1)return;Zp.copy(r).invert(),Xo.copy(e.ray).applyMatrix4(Zp);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=i.index,d=i.attributes.position;if(u!==null){let h=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let x=h,p=g-1;x<p;x+=c){let m=u.getX(x),v=u.getX(x+1),w=Rl(this,e,Xo,l,m,v,x);w&&t.push(w)}if(this.isLineLoop){let x=u.getX(g-1),p=u.getX(h),m=Rl(this,e,Xo,l,x,p,g-1);m&&t.push(m)}}else{let h=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let x=h,p=g-1;x<p;x+=c){let m=Rl(this,e,Xo,l,x,x+1,x);m&&t.push(m)}if(this.isLineLoop){let x=Rl(this,e,Xo,l,g-1,h,g-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function Rl(n,e,t,i,r,s,o){let a=n.geometry.attributes.position;if(Kl.fromBufferAttribute(a,r),jl.fromBufferAttribute(a,s),t.distanceSqToSegment(Kl,jl,Mh,Kp)>i)return;Mh.applyMatrix4(n.matrixWorld);let c=e.ray.origin.distanceTo(Mh);if(!(c<e.near||c>e.far))return{distance:c,point:Kp.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var ea=class extends An{constructor(e=[],t=Kr,i,r,s,o,a,l,c,u){super(e,t,i,r,s,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Vi=class extends An{constructor(e,t,i=li,r,s,o,a=Kt,l=Kt,c,u=ki,f=1){if(u!==ki&&u!==Gi)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:f};super(d,r,s,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Hs(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},ta=class extends Vi{constructor(e,t=li,i=Kr,r,s,o=Kt,a=Kt,l,c=ki){let u={width:e,height:e,depth:1},f=[u,u,u,u,u,u];super(e,e,t,i,r,s,o,a,l,c),this.image=f,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},na=class extends An{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},yi=class n extends fn{constructor(e=1,t=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],u=[],f=[],d=0,h=0;g("z","y","x",-1,-1,i,t,e,o,s,0),g("z","y","x",1,-1,i,t,-e,o,s,1),g("x","z","y",1,1,e,i,t,r,o,2),g("x","z","y",1,-1,e,i,-t,r,o,3),g("x","y","z",1,-1,e,t,i,r,s,4),g("x","y","z",-1,-1,e,t,-i,r,s,5),this.setIndex(l),this.setAttribute("position",new St(c,3)),this.setAttribute("normal",new St(u,3)),this.setAttribute("uv",new St(f,2));function g(x,p,m,v,w,y,E,T,_,S,U){let I=y/_,N=E/S,O=y/2,W=E/2,A=T/2,D=_+1,k=S+1,V=0,ee=0,q=new z;for(let j=0;j<k;j++){let te=j*N-W;for(let xe=0;xe<D;xe++){let Ne=xe*I-O;q[x]=Ne*v,q[p]=te*w,q[m]=A,c.push(q.x,q.y,q.z),q[x]=0,q[p]=0,q[m]=T>0?1:-1,u.push(q.x,q.y,q.z),f.push(xe/_),f.push(1-j/S),V+=1}}for(let j=0;j<S;j++)for(let te=0;te<_;te++){let xe=d+te+D*j,Ne=d+te+D*(j+1),Z=d+(te+1)+D*(j+1),me=d+(te+1)+D*j;l.push(xe,Ne,me),l.push(Ne,Z,me),ee+=6}a.addGroup(h,ee,U),h+=ee,d+=V}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var $s=class n extends fn{constructor(e=1,t=1,i=1,r=32,s=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:r,heightSegments:s,openEnded:o,thetaStart:a,thetaLength:l};let c=this;r=Math.floor(r),s=Math.floor(s);let u=[],f=[],d=[],h=[],g=0,x=[],p=i/2,m=0;v(),o===!1&&(e>0&&w(!0),t>0&&w(!1)),this.setIndex(u),this.setAttribute("position",new St(f,3)),this.setAttribute("normal",new St(d,3)),this.setAttribute("uv",new St(h,2));function v(){let y=new z,E=new z,T=0,_=(t-e)/i;for(let S=0;S<=s;S++){let U=[],I=S/s,N=I*(t-e)+e;for(let O=0;O<=r;O++){let W=O/r,A=W*l+a,D=Math.sin(A),k=Math.cos(A);E.x=N*D,E.y=-I*i+p,E.z=N*k,f.push(E.x,E.y,E.z),y.set(D,_,k).normalize(),d.push(y.x,y.y,y.z),h.push(W,1-I),U.push(g++)}x.push(U)}for(let S=0;S<r;S++)for(let U=0;U<s;U++){let I=x[U][S],N=x[U+1][S],O=x[U+1][S+1],W=x[U][S+1];(e>0||U!==0)&&(u.push(I,N,W),T+=3),(t>0||U!==s-1)&&(u.push(N,O,W),T+=3)}c.addGroup(m,T,0),m+=T}function w(y){let E=g,T=new Oe,_=new z,S=0,U=y===!0?e:t,I=y===!0?1:-1;for(let O=1;O<=r;O++)f.push(0,p*I,0),d.push(0,I,0),h.push(.5,.5),g++;let N=g;for(let O=0;O<=r;O++){let A=O/r*l+a,D=Math.cos(A),k=Math.sin(A);_.x=U*k,_.y=p*I,_.z=U*D,f.push(_.x,_.y,_.z),d.push(0,I,0),T.x=D*.5+.5,T.y=k*.5*I+.5,h.push(T.x,T.y),g++}for(let O=0;O<r;O++){let W=E+O,A=N+O;y===!0?u.push(A,A+1,W):u.push(A+1,A,W),S+=3}c.addGroup(m,S,y===!0?1:2),m+=S}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var ia=class n extends fn{constructor(e=[new Oe(0,-.5),new Oe(.5,0),new Oe(0,.5)],t=12,i=0,r=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:i,phiLength:r},t=Math.floor(t),r=Ye(r,0,Math.PI*2);let s=[],o=[],a=[],l=[],c=[],u=1/t,f=new z,d=new Oe,h=new z,g=new z,x=new z,p=0,m=0;for(let v=0;v<=e.length-1;v++)switch(v){case 0:p=e[v+1].x-e[v].x,m=e[v+1].y-e[v].y,h.x=m*1,h.y=-p,h.z=m*0,x.copy(h),h.normalize(),l.push(h.x,h.y,h.z);break;case e.length-1:x.normalize(),l.push(x.x,x.y,x.z);break;default:p=e[v+1].x-e[v].x,m=e[v+1].y-e[v].y,h.x=m*1,h.y=-p,h.z=m*0,g.copy(h),h.x+=x.x,h.y+=x.y,h.z+=x.z,h.normalize(),l.push(h.x,h.y,h.z),x.copy(g)}for(let v=0;v<=t;v++){let w=i+v*u*r,y=Math.sin(w),E=Math.cos(w);for(let T=0;T<=e.length-1;T++){f.x=e[T].x*y,f.y=e[T].y,f.z=e[T].x*E,o.push(f.x,f.y,f.z),d.x=v/t,d.y=T/(e.length-1),a.push(d.x,d.y);let _=l[3*T+0]*y,S=l[3*T+1],U=l[3*T+0]*E;c.push(_,S,U)}}for(let v=0;v<t;v++)for(let w=0;w<e.length-1;w++){let y=w+v*e.length,E=y,T=y+e.length,_=y+e.length+1,S=y+1;s.push(E,T,S),s.push(_,S,T)}this.setIndex(s),this.setAttribute("position",new St(o,3)),this.setAttribute("uv",new St(a,2)),this.setAttribute("normal",new St(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.points,e.segments,e.phiStart,e.phiLength)}};var ur=class n extends fn{constructor(e=1,t=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:r};let s=e/2,o=t/2,a=Math.floor(i),l=Math.floor(r),c=a+1,u=l+1,f=e/a,d=t/l,h=[],g=[],x=[],p=[];for(let m=0;m<u;m++){let v=m*d-o;for(let w=0;w<c;w++){let y=w*f-s;g.push(y,-v,0),x.push(0,0,1),p.push(w/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let v=0;v<a;v++){let w=v+c*m,y=v+c*(m+1),E=v+1+c*(m+1),T=v+1+c*m;h.push(w,y,T),h.push(y,E,T)}this.setIndex(h),this.setAttribute("position",new St(g,3)),this.setAttribute("normal",new St(x,3)),this.setAttribute("uv",new St(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var ai=class n extends fn{constructor(e=1,t=32,i=16,r=0,s=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:r,phiLength:s,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),c=0,u=[],f=new z,d=new z,h=[],g=[],x=[],p=[];for(let m=0;m<=i;m++){let v=[],w=m/i,y=o+w*a,E=e*Math.cos(y),T=Math.sqrt(e*e-E*E),_=0;m===0&&o===0?_=.5/t:m===i&&l===Math.PI&&(_=-.5/t);for(let S=0;S<=t;S++){let U=S/t,I=r+U*s;f.x=-T*Math.cos(I),f.y=E,f.z=T*Math.sin(I),g.push(f.x,f.y,f.z),d.copy(f).normalize(),x.push(d.x,d.y,d.z),p.push(U+_,1-w),v.push(c++)}u.push(v)}for(let m=0;m<i;m++)for(let v=0;v<t;v++){let w=u[m][v+1],y=u[m][v],E=u[m+1][v],T=u[m+1][v+1];(m!==0||o>0)&&h.push(w,y,T),(m!==i-1||l<Math.PI)&&h.push(y,E,T)}this.setIndex(h),this.setAttribute("position",new St(g,3)),this.setAttribute("normal",new St(x,3)),this.setAttribute("uv",new St(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var ra=class extends xi{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new Be(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Qr(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let r=n[t][i];if(jp(r))r.isRenderTargetTexture?(Ce("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=r.clone();else if(Array.isArray(r))if(jp(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();e[t][i]=s}else e[t][i]=r.slice();else e[t][i]=r}}return e}function pn(n){let e={};for(let t=0;t<n.length;t++){let i=Qr(n[t]);for(let r in i)e[r]=i[r]}return e}function jp(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function G_(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function sd(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:$e.workingColorSpace}var qm={clone:Qr,merge:pn},W_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,X_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,jn=class extends xi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=W_,this.fragmentShader=X_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Qr(e.uniforms),this.uniformsGroups=G_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?t.uniforms[r]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[r]={type:"m4",value:o.toArray()}:t.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new Be().setHex(r.value);break;case"v2":this.uniforms[i].value=new Oe().fromArray(r.value);break;case"v3":this.uniforms[i].value=new z().fromArray(r.value);break;case"v4":this.uniforms[i].value=new gt().fromArray(r.value);break;case"m3":this.uniforms[i].value=new Le().fromArray(r.value);break;case"m4":this.uniforms[i].value=new je().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Ql=class extends jn{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},hr=class extends xi{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Be(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Be(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Qc,this.normalScale=new Oe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bi,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var ec=class extends xi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Im,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},tc=class extends xi{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};var Ys=class extends qr{constructor(e){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(e)}copy(e){return super.copy(e),this.scale=e.scale,this.dashSize=e.dashSize,this.gapSize=e.gapSize,this}};function Us(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Pl(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var dr=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],s=t[i-1];e:{t:{let o;n:{i:if(!(e<r)){for(let a=i+2;;){if(r===void 0){if(e<s)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=t[++i],e<r)break t}o=t.length;break n}if(!(e>=s)){let a=t[1];e<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(r=s,s=t[--i-1],e>=s)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(r=t[i],s=t[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=e*r;for(let o=0;o!==r;++o)t[o]=i[s+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},nc=class extends dr{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Eh,endingEnd:Eh}}intervalChanged_(e,t,i){let r=this.parameterPositions,s=e-2,o=e+1,a=r[s],l=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case Th:s=e,a=2*t-i;break;case Ah:s=r.length-2,a=t+r[s]-r[s+1];break;default:s=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Th:o=e,l=2*i-t;break;case Ah:o=1,l=i+r[1]-r[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,f=this._offsetNext,d=this._weightPrev,h=this._weightNext,g=(i-t)/(r-t),x=g*g,p=x*g,m=-d*p+2*d*x-d*g,v=(1+d)*p+(-1.5-2*d)*x+(-.5+d)*g+1,w=(-1-h)*p+(1.5+h)*x+.5*g,y=h*p-h*x;for(let E=0;E!==a;++E)s[E]=m*o[u+E]+v*o[c+E]+w*o[l+E]+y*o[f+E];return s}},ic=class extends dr{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(r-t),f=1-u;for(let d=0;d!==a;++d)s[d]=o[c+d]*f+o[l+d]*u;return s}},rc=class extends dr{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},sc=class extends dr{interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,f=this.outTangents;if(!u||!f){let g=(i-t)/(r-t),x=1-g;for(let p=0;p!==a;++p)s[p]=o[c+p]*x+o[l+p]*g;return s}let d=a*2,h=e-1;for(let g=0;g!==a;++g){let x=o[c+g],p=o[l+g],m=h*d+g*2,v=f[m],w=f[m+1],y=e*d+g*2,E=u[y],T=u[y+1],_=$_(i,t,v,E,r);s[g]=$m(_,x,w,T,p)}return s}};function $m(n,e,t,i,r){let s=1-n;return s*s*s*e+3*s*s*n*t+3*s*n*n*i+n*n*n*r}function q_(n,e,t,i,r){let s=1-n;return 3*s*s*(t-e)+6*s*n*(i-t)+3*n*n*(r-i)}function $_(n,e,t,i,r){let s=(n-e)/(r-e);for(let o=0;o<8;o++){let a=$m(s,e,t,i,r)-n;if(Math.abs(a)<1e-10)break;let l=q_(s,e,t,i,r);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var Vn=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Us(t,this.TimeBufferType),this.values=Us(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Us(e.times,Array),values:Us(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),Pl(e.settings)&&(i.settings={inTangents:Us(e.settings.inTangents,Array),outTangents:Us(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new rc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new ic(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new nc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new sc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case $o:t=this.InterpolantFactoryMethodDiscrete;break;case Wl:t=this.InterpolantFactoryMethodLinear;break;case Dl:t=this.InterpolantFactoryMethodSmooth;break;case wh:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ce("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return $o;case this.InterpolantFactoryMethodLinear:return Wl;case this.InterpolantFactoryMethodSmooth:return Dl;case this.InterpolantFactoryMethodBezier:return wh}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;Pl(this.settings)&&(Qp(this.settings.inTangents,e),Qp(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;Pl(this.settings)&&(em(this.settings.inTangents,e),em(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<e;)++s;for(;o!==-1&&i[o]>t;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Ie("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,s=i.length;s===0&&(Ie("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){Ie("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Ie("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(r!==void 0&&b_(r))for(let a=0,l=r.length;a!==l;++a){let c=r[a];if(isNaN(c)){Ie("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===Dl,s=e.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(r)l=!0;else{let f=a*i,d=f-i,h=f+i;for(let g=0;g!==i;++g){let x=t[f+g];if(x!==t[d+g]||x!==t[h+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let f=a*i,d=o*i;for(let h=0;h!==i;++h)t[d+h]=t[f+h]}++o}}if(s>0){e[o]=e[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,Pl(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function Qp(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function em(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}Vn.prototype.ValueTypeName="";Vn.prototype.TimeBufferType=Float32Array;Vn.prototype.ValueBufferType=Float32Array;Vn.prototype.DefaultInterpolation=Wl;var fr=class extends Vn{constructor(e,t,i){super(e,t,i)}};fr.prototype.ValueTypeName="bool";fr.prototype.ValueBufferType=Array;fr.prototype.DefaultInterpolation=$o;fr.prototype.InterpolantFactoryMethodLinear=void 0;fr.prototype.InterpolantFactoryMethodSmooth=void 0;var oc=class extends Vn{constructor(e,t,i,r){super(e,t,i,r)}};oc.prototype.ValueTypeName="color";var ac=class extends Vn{constructor(e,t,i,r){super(e,t,i,r)}};ac.prototype.ValueTypeName="number";var lc=class extends dr{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(r-t),c=e*a;for(let u=c+a;c!==u;c+=4)Bn.slerpFlat(s,0,o,c-a,o,c,l);return s}},sa=class extends Vn{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new lc(this.times,this.values,this.getValueSize(),e)}};sa.prototype.ValueTypeName="quaternion";sa.prototype.InterpolantFactoryMethodSmooth=void 0;var pr=class extends Vn{constructor(e,t,i){super(e,t,i)}};pr.prototype.ValueTypeName="string";pr.prototype.ValueBufferType=Array;pr.prototype.DefaultInterpolation=$o;pr.prototype.InterpolantFactoryMethodLinear=void 0;pr.prototype.InterpolantFactoryMethodSmooth=void 0;var cc=class extends Vn{constructor(e,t,i,r){super(e,t,i,r)}};cc.prototype.ValueTypeName="vector";var uc=class{constructor(e,t,i){let r=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,f){return c.push(u,f),this},this.removeHandler=function(u){let f=c.indexOf(u);return f!==-1&&c.splice(f,2),this},this.getHandler=function(u){for(let f=0,d=c.length;f<d;f+=2){let h=c[f],g=c[f+1];if(h.global&&(h.lastIndex=0),h.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ym=new uc,hc=class{constructor(e){this.manager=e!==void 0?e:Ym,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,s){i.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};hc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Js=class extends nn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Be(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},oa=class extends Js{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(nn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Be(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Sh=new je,tm=new z,nm=new z,dc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Oe(512,512),this.mapType=Cn,this.map=null,this.mapPass=null,this.matrix=new je,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new cr,this._frameExtents=new Oe(1,1),this._viewportCount=1,this._viewports=[new gt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;tm.setFromMatrixPosition(e.matrixWorld),t.position.copy(tm),nm.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(nm),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,r){Sh.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(Sh,e.coordinateSystem,e.reversedDepth);let s=this._frameExtents,o=r?r.z/s.x:1,a=r?r.w/s.y:1,l=r?r.x/s.x:0,c=r?r.y/s.y:0;e.coordinateSystem===zs||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Sh)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Il=new z,Ll=new Bn,gi=new z,aa=class extends nn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new je,this.projectionMatrix=new je,this.projectionMatrixInverse=new je,this.coordinateSystem=Kn,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Il,Ll,gi),gi.x===1&&gi.y===1&&gi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Il,Ll,gi.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Il,Ll,gi),gi.x===1&&gi.y===1&&gi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Il,Ll,gi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},or=new z,im=new Oe,rm=new Oe,vn=class extends aa{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Xl*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(th*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Xl*2*Math.atan(Math.tan(th*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){or.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(or.x,or.y).multiplyScalar(-e/or.z),or.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(or.x,or.y).multiplyScalar(-e/or.z)}getViewSize(e,t){return this.getViewBounds(e,im,rm),t.subVectors(rm,im)}setViewOffset(e,t,i,r,s,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(th*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*r/l,t-=o.offsetY*i/c,r*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var la=class extends aa{constructor(e=-1,t=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-e,o=i+e,a=r+t,l=r-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Ch=class extends dc{constructor(){super(new la(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ca=class extends Js{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(nn.DEFAULT_UP),this.updateMatrix(),this.target=new nn,this.shadow=new Ch}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},ua=class extends Js{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var Fs=-90,Os=1,Zs=class extends nn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new vn(Fs,Os,e,t);r.layers=this.layers,this.add(r);let s=new vn(Fs,Os,e,t);s.layers=this.layers,this.add(s);let o=new vn(Fs,Os,e,t);o.layers=this.layers,this.add(o);let a=new vn(Fs,Os,e,t);a.layers=this.layers,this.add(a);let l=new vn(Fs,Os,e,t);l.layers=this.layers,this.add(l);let c=new vn(Fs,Os,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,s,o,a,l]=t;for(let c of t)this.remove(c);if(e===Kn)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===zs)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,u]=this.children,f=e.getRenderTarget(),d=e.getActiveCubeFace(),h=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let x=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,1,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=x,e.setRenderTarget(i,5,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(f,d,h),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},fc=class extends vn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var od="\\[\\]\\.:\\/",Y_=new RegExp("["+od+"]","g"),ad="[^"+od+"]",J_="[^"+od.replace("\\.","")+"]",Z_=/((?:WC+[\/:])*)/.source.replace("WC",ad),K_=/(WCOD+)?/.source.replace("WCOD",J_),j_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",ad),Q_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",ad),ev=new RegExp("^"+Z_+K_+j_+Q_+"$"),tv=["material","materials","bones","map"],Rh=class{constructor(e,t,i){let r=i||ct.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},ct=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Y_,"")}static parseTrackName(e){let t=ev.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);tv.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},r=i(e.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)e[t++]=i[r]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,r=t.propertyName,s=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ce("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){Ie("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Ie("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Ie("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Ie("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Ie("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){Ie("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){Ie("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[r];if(o===void 0){let c=t.nodeName;Ie("PropertyBinding: Trying to update property for track: "+c+"."+r+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!e.geometry){Ie("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Ie("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[s]!==void 0&&(s=e.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};ct.Composite=Rh;ct.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};ct.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};ct.prototype.GetterByBindingType=[ct.prototype._getValue_direct,ct.prototype._getValue_array,ct.prototype._getValue_arrayElement,ct.prototype._getValue_toArray];ct.prototype.SetterByBindingTypeAndVersioning=[[ct.prototype._setValue_direct,ct.prototype._setValue_direct_setNeedsUpdate,ct.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[ct.prototype._setValue_array,ct.prototype._setValue_array_setNeedsUpdate,ct.prototype._setValue_array_setMatrixWorldNeedsUpdate],[ct.prototype._setValue_arrayElement,ct.prototype._setValue_arrayElement_setNeedsUpdate,ct.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[ct.prototype._setValue_fromArray,ct.prototype._setValue_fromArray_setNeedsUpdate,ct.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var Qw=new Float32Array(1);var sm=new je,ha=class{constructor(e,t,i=0,r=1/0){this.ray=new qs(e,t),this.near=i,this.far=r,this.camera=null,this.layers=new Gs,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Ie("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return sm.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(sm),this}intersectObject(e,t=!0,i=[]){return Ph(e,this,i,t),i.sort(om),i}intersectObjects(e,t=!0,i=[]){for(let r=0,s=e.length;r<s;r++)Ph(e[r],this,i,t);return i.sort(om),i}};function om(n,e){return n.distance-e.distance}function Ph(n,e,t,i){let r=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(r=!1),r===!0&&i===!0){let s=n.children;for(let o=0,a=s.length;o<a;o++)Ph(s[o],e,t,!0)}}var Ih=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=i,s[3]=r,this}};function ld(n,e,t,i){let r=nv(i);switch(t){case Zh:return n*e;case jh:return n*e/r.components*r.byteLength;case yc:return n*e/r.components*r.byteLength;case gr:return n*e*2/r.components*r.byteLength;case bc:return n*e*2/r.components*r.byteLength;case Kh:return n*e*3/r.components*r.byteLength;case hi:return n*e*4/r.components*r.byteLength;case Mc:return n*e*4/r.components*r.byteLength;case pa:case ma:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case ga:case _a:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case wc:case Tc:return Math.max(n,16)*Math.max(e,8)/4;case Sc:case Ec:return Math.max(n,8)*Math.max(e,8)/2;case Ac:case Cc:case Pc:case Ic:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Rc:case va:case Lc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Dc:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Nc:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case Uc:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case Fc:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Oc:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case kc:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case Bc:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case zc:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case Vc:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case Hc:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case Gc:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Wc:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Xc:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case qc:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case $c:case Yc:case Jc:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Zc:case Kc:return Math.ceil(n/4)*Math.ceil(e/4)*8;case xa:case jc:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function nv(n){switch(n){case Cn:case qh:return{byteLength:1,components:1};case eo:case $h:case ui:return{byteLength:2,components:1};case vc:case xc:return{byteLength:2,components:4};case li:case _c:case ci:return{byteLength:4,components:1};case Yh:case Jh:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ce("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function gg(){let n=null,e=!1,t=null,i=null;function r(s,o){i=n.requestAnimationFrame(r),t(s,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(r),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(s){t=s},setContext:function(s){n=s}}}function rv(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,f=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let h;if(c instanceof Float32Array)h=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)h=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?h=n.HALF_FLOAT:h=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)h=n.SHORT;else if(c instanceof Uint32Array)h=n.UNSIGNED_INT;else if(c instanceof Int32Array)h=n.INT;else if(c instanceof Int8Array)h=n.BYTE;else if(c instanceof Uint8Array)h=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)h=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:h,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:f}}function i(a,l,c){let u=l.array,f=l.updateRanges;if(n.bindBuffer(c,a),f.length===0)n.bufferSubData(c,0,u);else{f.sort((h,g)=>h.start-g.start);let d=0;for(let h=1;h<f.length;h++){let g=f[d],x=f[h];x.start<=g.start+g.count+1?g.count=Math.max(g.count,x.start+x.count-g.start):(++d,f[d]=x)}f.length=d+1;for(let h=0,g=f.length;h<g;h++){let x=f[h];n.bufferSubData(c,x.start*u.BYTES_PER_ELEMENT,u,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:r,remove:s,update:o}}var sv=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ov=`#ifdef USE_ALPHAHASH
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
#endif`,av=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,lv=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,cv=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,uv=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,hv=`#ifdef USE_AOMAP
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
#endif`,dv=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,fv=`#ifdef USE_BATCHING
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
#endif`,pv=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,mv=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,gv=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,_v=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,vv=`#ifdef USE_IRIDESCENCE
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
#endif`,xv=`#ifdef USE_BUMPMAP
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
#endif`,yv=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,bv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Mv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Sv=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,wv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Ev=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Tv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Av=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Cv=`#define PI 3.141592653589793
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
} // validated`,Rv=`vec3 transformedNormal = objectNormal;
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
#endif`,Pv=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Iv=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Lv=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Dv=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Nv="gl_FragColor = linearToOutputTexel( gl_FragColor );",Uv=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Fv=`#ifdef USE_ENVMAP
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
#endif`,Ov=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,kv=`#ifdef USE_ENVMAP
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
#endif`,Bv=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,zv=`#ifdef USE_ENVMAP
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
#endif`,Vv=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Hv=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Gv=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Wv=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Xv=`#ifdef USE_GRADIENTMAP
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
}`,qv=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,$v=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Yv=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Jv=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,Zv=`#ifdef USE_ENVMAP
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
#endif`,Kv=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,jv=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Qv=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,ex=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,tx=`PhysicalMaterial material;
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
#endif`,nx=`uniform sampler2D dfgLUT;
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
}`,ix=`
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
#endif`,rx=`#if defined( RE_IndirectDiffuse )
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
#endif`,sx=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,ox=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,ax=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,lx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,cx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,ux=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,hx=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,dx=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,fx=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,px=`#if defined( USE_POINTS_UV )
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
#endif`,mx=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,gx=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,_x=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,vx=`#if defined( USE_MORPHCOLORS )
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
#endif`,xx=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,yx=`#ifdef USE_MORPHTARGETS
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
#endif`,bx=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Mx=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Sx=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,wx=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Ex=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Tx=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Ax=`#ifdef USE_NORMALMAP
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
#endif`,Cx=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Rx=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Px=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Ix=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Lx=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Dx=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Nx=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Ux=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Fx=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Ox=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,kx=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Bx=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,zx=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Vx=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Hx=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Gx=`float getShadowMask() {
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
}`,Wx=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Xx=`#ifdef USE_SKINNING
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
#endif`,qx=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,$x=`#ifdef USE_SKINNING
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
#endif`,Yx=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Jx=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Zx=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Kx=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,jx=`#ifdef USE_TRANSMISSION
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
#endif`,Qx=`#ifdef USE_TRANSMISSION
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
#endif`,ey=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,ty=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,ny=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,iy=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,ry=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,sy=`uniform sampler2D t2D;
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
}`,oy=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,ay=`uniform float backgroundBlurriness;
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
}`,ly=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cy=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,uy=`#include <common>
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
}`,hy=`#if DEPTH_PACKING == 3200
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
}`,dy=`#define DISTANCE
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
}`,fy=`#define DISTANCE
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
}`,py=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,my=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,gy=`uniform float scale;
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
}`,_y=`uniform vec3 diffuse;
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
}`,vy=`#include <common>
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
}`,xy=`uniform vec3 diffuse;
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
}`,yy=`#define LAMBERT
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
}`,by=`#define LAMBERT
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
}`,My=`#define MATCAP
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
}`,Sy=`#define MATCAP
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
}`,wy=`#define NORMAL
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
}`,Ey=`#define NORMAL
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
}`,Ty=`#define PHONG
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
}`,Ay=`#define PHONG
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
}`,Cy=`#define STANDARD
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
}`,Ry=`#define STANDARD
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
}`,Py=`#define TOON
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
}`,Iy=`#define TOON
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
}`,Ly=`uniform float size;
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
}`,Dy=`uniform vec3 diffuse;
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
}`,Ny=`#include <common>
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
}`,Uy=`uniform vec3 color;
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
}`,Fy=`uniform float rotation;
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
}`,Oy=`uniform vec3 diffuse;
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
}`,He={alphahash_fragment:sv,alphahash_pars_fragment:ov,alphamap_fragment:av,alphamap_pars_fragment:lv,alphatest_fragment:cv,alphatest_pars_fragment:uv,aomap_fragment:hv,aomap_pars_fragment:dv,batching_pars_vertex:fv,batching_vertex:pv,begin_vertex:mv,beginnormal_vertex:gv,bsdfs:_v,iridescence_fragment:vv,bumpmap_pars_fragment:xv,clipping_planes_fragment:yv,clipping_planes_pars_fragment:bv,clipping_planes_pars_vertex:Mv,clipping_planes_vertex:Sv,color_fragment:wv,color_pars_fragment:Ev,color_pars_vertex:Tv,color_vertex:Av,common:Cv,defaultnormal_vertex:Rv,displacementmap_pars_vertex:Pv,displacementmap_vertex:Iv,emissivemap_fragment:Lv,emissivemap_pars_fragment:Dv,colorspace_fragment:Nv,colorspace_pars_fragment:Uv,envmap_fragment:Fv,envmap_common_pars_fragment:Ov,envmap_pars_fragment:kv,envmap_pars_vertex:Bv,envmap_physical_pars_fragment:Zv,envmap_vertex:zv,fog_vertex:Vv,fog_pars_vertex:Hv,fog_fragment:Gv,fog_pars_fragment:Wv,gradientmap_pars_fragment:Xv,lightmap_pars_fragment:qv,lights_lambert_fragment:$v,lights_lambert_pars_fragment:Yv,lights_pars_begin:Jv,lights_toon_fragment:Kv,lights_toon_pars_fragment:jv,lights_phong_fragment:Qv,lights_phong_pars_fragment:ex,lights_physical_fragment:tx,lights_physical_pars_fragment:nx,lights_fragment_begin:ix,lights_fragment_maps:rx,lights_fragment_end:sx,lightprobes_pars_fragment:ox,logdepthbuf_fragment:ax,logdepthbuf_pars_fragment:lx,logdepthbuf_pars_vertex:cx,logdepthbuf_vertex:ux,map_fragment:hx,map_pars_fragment:dx,map_particle_fragment:fx,map_particle_pars_fragment:px,metalnessmap_fragment:mx,metalnessmap_pars_fragment:gx,morphinstance_vertex:_x,morphcolor_vertex:vx,morphnormal_vertex:xx,morphtarget_pars_vertex:yx,morphtarget_vertex:bx,normal_fragment_begin:Mx,normal_fragment_maps:Sx,normal_pars_fragment:wx,normal_pars_vertex:Ex,normal_vertex:Tx,normalmap_pars_fragment:Ax,clearcoat_normal_fragment_begin:Cx,clearcoat_normal_fragment_maps:Rx,clearcoat_pars_fragment:Px,iridescence_pars_fragment:Ix,opaque_fragment:Lx,packing:Dx,premultiplied_alpha_fragment:Nx,project_vertex:Ux,dithering_fragment:Fx,dithering_pars_fragment:Ox,roughnessmap_fragment:kx,roughnessmap_pars_fragment:Bx,shadowmap_pars_fragment:zx,shadowmap_pars_vertex:Vx,shadowmap_vertex:Hx,shadowmask_pars_fragment:Gx,skinbase_vertex:Wx,skinning_pars_vertex:Xx,skinning_vertex:qx,skinnormal_vertex:$x,specularmap_fragment:Yx,specularmap_pars_fragment:Jx,tonemapping_fragment:Zx,tonemapping_pars_fragment:Kx,transmission_fragment:jx,transmission_pars_fragment:Qx,uv_pars_fragment:ey,uv_pars_vertex:ty,uv_vertex:ny,worldpos_vertex:iy,background_vert:ry,background_frag:sy,backgroundCube_vert:oy,backgroundCube_frag:ay,cube_vert:ly,cube_frag:cy,depth_vert:uy,depth_frag:hy,distance_vert:dy,distance_frag:fy,equirect_vert:py,equirect_frag:my,linedashed_vert:gy,linedashed_frag:_y,meshbasic_vert:vy,meshbasic_frag:xy,meshlambert_vert:yy,meshlambert_frag:by,meshmatcap_vert:My,meshmatcap_frag:Sy,meshnormal_vert:wy,meshnormal_frag:Ey,meshphong_vert:Ty,meshphong_frag:Ay,meshphysical_vert:Cy,meshphysical_frag:Ry,meshtoon_vert:Py,meshtoon_frag:Iy,points_vert:Ly,points_frag:Dy,shadow_vert:Ny,shadow_frag:Uy,sprite_vert:Fy,sprite_frag:Oy},pe={common:{diffuse:{value:new Be(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Le},alphaMap:{value:null},alphaMapTransform:{value:new Le},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Le}},envmap:{envMap:{value:null},envMapRotation:{value:new Le},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Le}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Le}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Le},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Le},normalScale:{value:new Oe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Le},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Le}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Le}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Le}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Be(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Be(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Le},alphaTest:{value:0},uvTransform:{value:new Le}},sprite:{diffuse:{value:new Be(16777215)},opacity:{value:1},center:{value:new Oe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Le},alphaMap:{value:null},alphaMapTransform:{value:new Le},alphaTest:{value:0}}},wi={basic:{uniforms:pn([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.fog]),vertexShader:He.meshbasic_vert,fragmentShader:He.meshbasic_frag},lambert:{uniforms:pn([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,pe.lights,{emissive:{value:new Be(0)},envMapIntensity:{value:1}}]),vertexShader:He.meshlambert_vert,fragmentShader:He.meshlambert_frag},phong:{uniforms:pn([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,pe.lights,{emissive:{value:new Be(0)},specular:{value:new Be(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:He.meshphong_vert,fragmentShader:He.meshphong_frag},standard:{uniforms:pn([pe.common,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.roughnessmap,pe.metalnessmap,pe.fog,pe.lights,{emissive:{value:new Be(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:He.meshphysical_vert,fragmentShader:He.meshphysical_frag},toon:{uniforms:pn([pe.common,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.gradientmap,pe.fog,pe.lights,{emissive:{value:new Be(0)}}]),vertexShader:He.meshtoon_vert,fragmentShader:He.meshtoon_frag},matcap:{uniforms:pn([pe.common,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,{matcap:{value:null}}]),vertexShader:He.meshmatcap_vert,fragmentShader:He.meshmatcap_frag},points:{uniforms:pn([pe.points,pe.fog]),vertexShader:He.points_vert,fragmentShader:He.points_frag},dashed:{uniforms:pn([pe.common,pe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:He.linedashed_vert,fragmentShader:He.linedashed_frag},depth:{uniforms:pn([pe.common,pe.displacementmap]),vertexShader:He.depth_vert,fragmentShader:He.depth_frag},normal:{uniforms:pn([pe.common,pe.bumpmap,pe.normalmap,pe.displacementmap,{opacity:{value:1}}]),vertexShader:He.meshnormal_vert,fragmentShader:He.meshnormal_frag},sprite:{uniforms:pn([pe.sprite,pe.fog]),vertexShader:He.sprite_vert,fragmentShader:He.sprite_frag},background:{uniforms:{uvTransform:{value:new Le},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:He.background_vert,fragmentShader:He.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Le}},vertexShader:He.backgroundCube_vert,fragmentShader:He.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:He.cube_vert,fragmentShader:He.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:He.equirect_vert,fragmentShader:He.equirect_frag},distance:{uniforms:pn([pe.common,pe.displacementmap,{referencePosition:{value:new z},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:He.distance_vert,fragmentShader:He.distance_frag},shadow:{uniforms:pn([pe.lights,pe.fog,{color:{value:new Be(0)},opacity:{value:1}}]),vertexShader:He.shadow_vert,fragmentShader:He.shadow_frag}};wi.physical={uniforms:pn([wi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Le},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Le},clearcoatNormalScale:{value:new Oe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Le},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new Le},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Le},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Le},sheen:{value:0},sheenColor:{value:new Be(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Le},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Le},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Le},transmissionSamplerSize:{value:new Oe},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Le},attenuationDistance:{value:0},attenuationColor:{value:new Be(0)},specularColor:{value:new Be(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Le},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Le},anisotropyVector:{value:new Oe},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Le}}]),vertexShader:He.meshphysical_vert,fragmentShader:He.meshphysical_frag};var eu={r:0,b:0,g:0},ky=new je,_g=new Le;_g.set(-1,0,0,0,1,0,0,0,1);function By(n,e,t,i,r,s){let o=new Be(0),a=r===!0?0:1,l,c,u=null,f=0,d=null;function h(v){let w=v.isScene===!0?v.background:null;if(w&&w.isTexture){let y=v.backgroundBlurriness>0;w=e.get(w,y)}return w}function g(v){let w=!1,y=h(v);y===null?p(o,a):y&&y.isColor&&(p(y,1),w=!0);let E=n.xr.getEnvironmentBlendMode();E==="additive"?t.buffers.color.setClear(0,0,0,1,s):E==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,s),(n.autoClear||w)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function x(v,w){let y=h(w);y&&y.isCubeTexture?(c===void 0&&(c=new yt(new yi(1,1,1),new jn({name:"BackgroundCubeMaterial",uniforms:Qr(wi.backgroundCube.uniforms),vertexShader:wi.backgroundCube.vertexShader,fragmentShader:wi.backgroundCube.fragmentShader,side:rn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(E,T,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=y,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(ky.makeRotationFromEuler(w.backgroundRotation)).transpose(),y.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(_g),c.material.toneMapped=$e.getTransfer(y.colorSpace)!==Qe,(u!==y||f!==y.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=y,f=y.version,d=n.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):y&&y.isTexture&&(l===void 0&&(l=new yt(new ur(2,2),new jn({name:"BackgroundMaterial",uniforms:Qr(wi.background.uniforms),vertexShader:wi.background.vertexShader,fragmentShader:wi.background.fragmentShader,side:mr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=y,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=$e.getTransfer(y.colorSpace)!==Qe,y.matrixAutoUpdate===!0&&y.updateMatrix(),l.material.uniforms.uvTransform.value.copy(y.matrix),(u!==y||f!==y.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=y,f=y.version,d=n.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function p(v,w){v.getRGB(eu,sd(n)),t.buffers.color.setClear(eu.r,eu.g,eu.b,w,s)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,w=1){o.set(v),a=w,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,p(o,a)},render:g,addToRenderList:x,dispose:m}}function zy(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},r=d(null),s=r,o=!1;function a(N,O,W,A,D){let k=!1,V=f(N,A,W,O);s!==V&&(s=V,c(s.object)),k=h(N,A,W,D),k&&g(N,A,W,D),D!==null&&e.update(D,n.ELEMENT_ARRAY_BUFFER),(k||o)&&(o=!1,y(N,O,W,A),D!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(D).buffer))}function l(){return n.createVertexArray()}function c(N){return n.bindVertexArray(N)}function u(N){return n.deleteVertexArray(N)}function f(N,O,W,A){let D=A.wireframe===!0,k=i[O.id];k===void 0&&(k={},i[O.id]=k);let V=N.isInstancedMesh===!0?N.id:0,ee=k[V];ee===void 0&&(ee={},k[V]=ee);let q=ee[W.id];q===void 0&&(q={},ee[W.id]=q);let j=q[D];return j===void 0&&(j=d(l()),q[D]=j),j}function d(N){let O=[],W=[],A=[];for(let D=0;D<t;D++)O[D]=0,W[D]=0,A[D]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:O,enabledAttributes:W,attributeDivisors:A,object:N,attributes:{},index:null}}function h(N,O,W,A){let D=s.attributes,k=O.attributes,V=0,ee=W.getAttributes();for(let q in ee)if(ee[q].location>=0){let te=D[q],xe=k[q];if(xe===void 0&&(q==="instanceMatrix"&&N.instanceMatrix&&(xe=N.instanceMatrix),q==="instanceColor"&&N.instanceColor&&(xe=N.instanceColor)),te===void 0||te.attribute!==xe||xe&&te.data!==xe.data)return!0;V++}return s.attributesNum!==V||s.index!==A}function g(N,O,W,A){let D={},k=O.attributes,V=0,ee=W.getAttributes();for(let q in ee)if(ee[q].location>=0){let te=k[q];te===void 0&&(q==="instanceMatrix"&&N.instanceMatrix&&(te=N.instanceMatrix),q==="instanceColor"&&N.instanceColor&&(te=N.instanceColor));let xe={};xe.attribute=te,te&&te.data&&(xe.data=te.data),D[q]=xe,V++}s.attributes=D,s.attributesNum=V,s.index=A}function x(){let N=s.newAttributes;for(let O=0,W=N.length;O<W;O++)N[O]=0}function p(N){m(N,0)}function m(N,O){let W=s.newAttributes,A=s.enabledAttributes,D=s.attributeDivisors;W[N]=1,A[N]===0&&(n.enableVertexAttribArray(N),A[N]=1),D[N]!==O&&(n.vertexAttribDivisor(N,O),D[N]=O)}function v(){let N=s.newAttributes,O=s.enabledAttributes;for(let W=0,A=O.length;W<A;W++)O[W]!==N[W]&&(n.disableVertexAttribArray(W),O[W]=0)}function w(N,O,W,A,D,k,V){V===!0?n.vertexAttribIPointer(N,O,W,D,k):n.vertexAttribPointer(N,O,W,A,D,k)}function y(N,O,W,A){x();let D=A.attributes,k=W.getAttributes(),V=O.defaultAttributeValues;for(let ee in k){let q=k[ee];if(q.location>=0){let j=D[ee];if(j===void 0&&(ee==="instanceMatrix"&&N.instanceMatrix&&(j=N.instanceMatrix),ee==="instanceColor"&&N.instanceColor&&(j=N.instanceColor)),j!==void 0){let te=j.normalized,xe=j.itemSize,Ne=e.get(j);if(Ne===void 0)continue;let Z=Ne.buffer,me=Ne.type,ye=Ne.bytesPerElement,Te=me===n.INT||me===n.UNSIGNED_INT||j.gpuType===_c;if(j.isInterleavedBufferAttribute){let ge=j.data,ke=ge.isInterleavedBuffer===!0?ge.stride:ge.itemSize,Tt=j.offset;if(ge.isInstancedInterleavedBuffer||ge.isInstancedBufferAttribute){for(let Re=0;Re<q.locationSize;Re++)m(q.location+Re,ge.meshPerAttribute);N.isInstancedMesh!==!0&&A._maxInstanceCount===void 0&&(A._maxInstanceCount=ge.meshPerAttribute*ge.count)}else for(let Re=0;Re<q.locationSize;Re++)p(q.location+Re);n.bindBuffer(n.ARRAY_BUFFER,Z);for(let Re=0;Re<q.locationSize;Re++)w(q.location+Re,xe/q.locationSize,me,te,ke*ye,(Tt+xe/q.locationSize*Re)*ye,Te)}else{if(j.isInstancedBufferAttribute){for(let ge=0;ge<q.locationSize;ge++)m(q.location+ge,j.meshPerAttribute);N.isInstancedMesh!==!0&&A._maxInstanceCount===void 0&&(A._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let ge=0;ge<q.locationSize;ge++)p(q.location+ge);n.bindBuffer(n.ARRAY_BUFFER,Z);for(let ge=0;ge<q.locationSize;ge++)w(q.location+ge,xe/q.locationSize,me,te,xe*ye,xe/q.locationSize*ge*ye,Te)}}else if(V!==void 0){let te=V[ee];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv(q.location,te);break;case 3:n.vertexAttrib3fv(q.location,te);break;case 4:n.vertexAttrib4fv(q.location,te);break;default:n.vertexAttrib1fv(q.location,te)}}}}v()}function E(){U();for(let N in i){let O=i[N];for(let W in O){let A=O[W];for(let D in A){let k=A[D];for(let V in k)u(k[V].object),delete k[V];delete A[D]}}delete i[N]}}function T(N){if(i[N.id]===void 0)return;let O=i[N.id];for(let W in O){let A=O[W];for(let D in A){let k=A[D];for(let V in k)u(k[V].object),delete k[V];delete A[D]}}delete i[N.id]}function _(N){for(let O in i){let W=i[O];for(let A in W){let D=W[A];if(D[N.id]===void 0)continue;let k=D[N.id];for(let V in k)u(k[V].object),delete k[V];delete D[N.id]}}}function S(N){for(let O in i){let W=i[O],A=N.isInstancedMesh===!0?N.id:0,D=W[A];if(D!==void 0){for(let k in D){let V=D[k];for(let ee in V)u(V[ee].object),delete V[ee];delete D[k]}delete W[A],Object.keys(W).length===0&&delete i[O]}}}function U(){I(),o=!0,s!==r&&(s=r,c(s.object))}function I(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:U,resetDefaultState:I,dispose:E,releaseStatesOfGeometry:T,releaseStatesOfObject:S,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:p,disableUnusedAttributes:v}}function Vy(n,e,t){let i;function r(l){i=l}function s(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let h=0;h<u;h++)d+=c[h];t.update(d,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function Hy(n,e,t,i){let r;function s(){if(r!==void 0)return r;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");r=n.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(_){return!(_!==hi&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let S=_===ui&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==Cn&&_!==ci&&!S&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ce("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let f=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&f===!1;t.reversedDepthBuffer===!0&&f===!1&&Ce("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&f===!0&&Ce("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let h=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),v=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),w=n.getParameter(n.MAX_VARYING_VECTORS),y=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),E=n.getParameter(n.MAX_SAMPLES),T=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:f,maxTextures:h,maxVertexTextures:g,maxTextureSize:x,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:v,maxVaryings:w,maxFragmentUniforms:y,maxSamples:E,samples:T}}function Gy(n){let e=this,t=null,i=0,r=!1,s=!1,o=new oi,a=new Le,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(f,d){let h=f.length!==0||d||i!==0||r;return r=d,i=f.length,h},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(f,d){t=u(f,d,0)},this.setState=function(f,d,h){let g=f.clippingPlanes,x=f.clipIntersection,p=f.clipShadows,m=n.get(f);if(!r||g===null||g.length===0||s&&!p)s?u(null):c();else{let v=s?0:i,w=v*4,y=m.clippingState||null;l.value=y,y=u(g,d,w,h);for(let E=0;E!==w;++E)y[E]=t[E];m.clippingState=y,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(f,d,h,g){let x=f!==null?f.length:0,p=null;if(x!==0){if(p=l.value,g!==!0||p===null){let m=h+x*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(p===null||p.length<m)&&(p=new Float32Array(m));for(let w=0,y=h;w!==x;++w,y+=4)o.copy(f[w]).applyMatrix4(v,a),o.normal.toArray(p,y),p[y+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,p}}var Sa=class extends zn{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new ea(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},r=new yi(5,5,5),s=new jn({name:"CubemapFromEquirect",uniforms:Qr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:rn,blending:Jr});s.uniforms.tEquirect.value=t;let o=new yt(r,s),a=t.minFilter;return t.minFilter===Hi&&(t.minFilter=yn),new Zs(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let s=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,r);e.setRenderTarget(s)}},Jm=256,Wy=3,Xy=20,vg=256,xg=16,qy=3,$y=new z,Yy=new Be,no=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Zs(1,10,null),this._boxMesh=new yt(new yi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,r=100,s={}){let{size:o=256,position:a=$y}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let f=l.autoClear,d=l.autoClearColor,h=l.autoClearDepth,g=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(Yy));let p=new Zs(i,r,u);return p.position.copy(a),p.update(l,e),l.autoClear=f,l.autoClearColor=d,l.autoClearDepth=h,l.autoClearStencil=g,e.background=x,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=jm(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Km(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Jm,Wm(e))}_fromTexture(e,t){e.mapping===Kr||e.mapping===Qs?this._setSize(e.image.length===0?Jm:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=Zm(e,!1,!1),i=Math.log2(e)-Wy;for(let r=0;r<=i;r++)t.texture.mipmaps.push({width:e>>r,height:e>>r});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=Zm(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=e,s.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),s.update(this._renderer,r),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Kr||e.mapping===Qs?(this._cubemapMaterial===null&&(this._cubemapMaterial=jm()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Km()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Jy(),this._integrationMaterial=Zy());let t=this._cubeSize,i=e.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(t/xg);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-qy)s.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(vg*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Ky());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(e,0,i),r.envMap.value=e.texture,this._renderCube(s,0,i)}};function Zm(n,e,t){return new Sa(n,{minFilter:Hi,generateMipmaps:e,type:ui,colorSpace:Yo,depthBuffer:t})}function wa(n,e,t){return new jn({name:n,uniforms:e,vertexShader:He.cube_vert,fragmentShader:t,side:rn,blending:Jr,depthTest:!1,depthWrite:!1})}function Jy(){return wa("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${vg}u

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
	`)}function Zy(){return wa("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:xg}},`

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
	`)}function Ky(){return wa("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Xy}
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
	`)}function Km(){return wa("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function jm(){return wa("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function jy(n){let e=new WeakMap,t=new WeakMap,i=null;function r(d,h=!1){return d==null?null:h?o(d):s(d)}function s(d){if(d&&d.isTexture){let h=d.mapping;if(h===pc||h===mc)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let x=new Sa(g.height);return x.fromEquirectangularTexture(n,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let h=d.mapping,g=h===pc||h===mc,x=h===Kr||h===Qs;if(g||x){let p=t.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return i===null&&(i=new no(n)),p=g?i.fromEquirectangular(d,p):i.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let v=d.image;return g&&v&&v.height>0||x&&v&&l(v)?(i===null&&(i=new no(n)),p=g?i.fromEquirectangular(d):i.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",u),p.texture):null}}}return d}function a(d,h){return h===pc?d.mapping=Kr:h===mc&&(d.mapping=Qs),d}function l(d){let h=0,g=6;for(let x=0;x<g;x++)d[x]!==void 0&&h++;return h===g}function c(d){let h=d.target;h.removeEventListener("dispose",c);let g=e.get(h);g!==void 0&&(e.delete(h),g.dispose())}function u(d){let h=d.target;h.removeEventListener("dispose",u);let g=t.get(h);g!==void 0&&(t.delete(h),g.dispose())}function f(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:f}}function Qy(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let r=n.getExtension(i);return e[i]=r,r}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let r=t(i);return r===null&&qo("WebGLRenderer: "+i+" extension not supported."),r}}}function eb(n,e,t,i){let r={},s=new WeakMap,o=new FinalizationRegistry(g=>delete r[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete r[g.id],o.unregister(g);let x=s.get(g);x&&(e.remove(x),s.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,x){return r[x.id]!==void 0||(x.addEventListener("dispose",a),r[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function u(g){let x=g.attributes;for(let p in x)e.update(x[p],n.ARRAY_BUFFER)}function f(g){let x=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let v=x!==null?x.array.length:p.array.length/3-1,w=p.count>=65535?Qo:jo,y=new w(Math.ceil(v/3)*6,1),E=y.array;if(x!==null){let _=x.array;m=x.version;for(let S=0,U=0;S<v;S+=3){let I=_[S+0],N=_[S+1],O=_[S+2];E[U++]=I,E[U++]=N,E[U++]=N,E[U++]=O,E[U++]=O,E[U++]=I}}else{m=p.version;for(let _=0,S=0;_<v;_+=3){let U=_+0,I=_+1,N=_+2;E[S++]=U,E[S++]=I,E[S++]=I,E[S++]=N,E[S++]=N,E[S++]=U}}y.version=m;let T=s.get(g);T&&e.remove(T),s.set(g,y)}function d(g){let x=s.get(g);if(x){let p=g.index;p!==null&&x.version<p.version&&f(g)}else f(g);return s.get(g)}function h(){for(let g in r){let x=r[g].deref();x!==void 0&&l(x)}}return{get:c,update:u,getWireframeAttribute:d,dispose:h}}function tb(n,e,t){let i;function r(f){i=f}let s,o;function a(f){s=f.type,o=f.bytesPerElement}function l(f,d){n.drawElements(i,d,s,f*o),t.update(d,i,1)}function c(f,d,h){h!==0&&(n.drawElementsInstanced(i,d,s,f*o,h),t.update(d,i,h))}function u(f,d,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,s,f,0,h);let x=0;for(let p=0;p<h;p++)x+=d[p];t.update(x,i,1)}this.setMode=r,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function nb(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(s/3);break;case n.LINES:t.lines+=a*(s/2);break;case n.LINE_STRIP:t.lines+=a*(s-1);break;case n.LINE_LOOP:t.lines+=a*s;break;case n.POINTS:t.points+=a*s;break;default:Ie("WebGLInfo: Unknown draw mode:",o);break}}function r(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:r,update:i}}function ib(n,e,t){let i=new WeakMap,r=new gt;function s(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,f=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==f){let U=function(){_.dispose(),i.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let h=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],w=0;h===!0&&(w=1),g===!0&&(w=2),x===!0&&(w=3);let y=a.attributes.position.count*w,E=1;y>e.maxTextureSize&&(E=Math.ceil(y/e.maxTextureSize),y=e.maxTextureSize);let T=new Float32Array(y*E*4*f),_=new Ko(T,y,E,f);_.type=ci,_.needsUpdate=!0;let S=w*4;for(let I=0;I<f;I++){let N=p[I],O=m[I],W=v[I],A=y*E*4*I;for(let D=0;D<N.count;D++){let k=D*S;h===!0&&(r.fromBufferAttribute(N,D),T[A+k+0]=r.x,T[A+k+1]=r.y,T[A+k+2]=r.z,T[A+k+3]=0),g===!0&&(r.fromBufferAttribute(O,D),T[A+k+4]=r.x,T[A+k+5]=r.y,T[A+k+6]=r.z,T[A+k+7]=0),x===!0&&(r.fromBufferAttribute(W,D),T[A+k+8]=r.x,T[A+k+9]=r.y,T[A+k+10]=r.z,T[A+k+11]=W.itemSize===4?r.w:1)}}d={count:f,texture:_,size:new Oe(y,E)},i.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let h=0;for(let x=0;x<c.length;x++)h+=c[x];let g=a.morphTargetsRelative?1:1-h;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:s}}function rb(n,e,t,i,r){let s=new WeakMap;function o(c){let u=r.render.frame,f=c.geometry,d=e.get(c,f);if(s.get(d)!==u&&(e.update(d),s.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,u))),c.isSkinnedMesh){let h=c.skeleton;s.get(h)!==u&&(h.update(),s.set(h,u))}return d}function a(){s=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var sb={[Bh]:"LINEAR_TONE_MAPPING",[zh]:"REINHARD_TONE_MAPPING",[Vh]:"CINEON_TONE_MAPPING",[da]:"ACES_FILMIC_TONE_MAPPING",[Gh]:"AGX_TONE_MAPPING",[Wh]:"NEUTRAL_TONE_MAPPING",[Hh]:"CUSTOM_TONE_MAPPING"};function ob(n,e,t,i,r,s){let o=new zn(e,t,{type:n,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new fn;u.setAttribute("position",new St([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new St([0,2,0,0,2,0],2));let f=new Ql({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new yt(u,f),h=new la(-1,1,1,-1,0,1),g=null,x=null,p=!1,m,v=null,w=[],y=!1;this.setSize=function(E,T){o.setSize(E,T),a!==null&&a.setSize(E,T),l!==null&&l.setSize(E,T);for(let _=0;_<w.length;_++){let S=w[_];S.setSize&&S.setSize(E,T)}},this.setEffects=function(E){w=E,y=w.length>0&&w[0].isRenderPass===!0;let T=o.width,_=o.height;w.length>0&&a===null&&(a=new zn(T,_,{type:ui,depthBuffer:!1,stencilBuffer:!1}),l=new zn(T,_,{type:ui,depthBuffer:!1,stencilBuffer:!1}));let S=r===!0&&w.some(U=>U.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new Vi(T,_),s===!0&&(c.format=Gi,c.type=jr)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let U=0;U<w.length;U++){let I=w[U];I.setSize&&I.setSize(T,_),S&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(E,T){if(p||E.toneMapping===Mi&&w.length===0)return!1;if(v=T,T!==null){let _=T.width,S=T.height;(o.width!==_||o.height!==S)&&this.setSize(_,S)}return y===!1&&E.setRenderTarget(o),m=E.toneMapping,E.toneMapping=Mi,!0},this.hasRenderPass=function(){return y},this.end=function(E,T){E.toneMapping=m,p=!0;let _=o,S=a;for(let U=0;U<w.length;U++){let I=w[U];I.enabled!==!1&&(I.render(E,S,_,T),I.needsSwap!==!1&&(_=S,S=S===a?l:a))}if(g!==E.outputColorSpace||x!==E.toneMapping){g=E.outputColorSpace,x=E.toneMapping,f.defines={},$e.getTransfer(g)===Qe&&(f.defines.SRGB_TRANSFER="");let U=sb[x];U&&(f.defines[U]=""),f.needsUpdate=!0}f.uniforms.tDiffuse.value=_.texture,E.setRenderTarget(v),E.render(d,h),v=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),f.dispose()}}var yg=new An,bg=new Vi(1,1),Mg=new ta(1),Sg=new Ko,wg=new Yl,Eg=new ea,Qm=[],eg=[],tg=new Float32Array(16),ng=new Float32Array(9),ig=new Float32Array(4);function io(n,e,t){let i=n[0];if(i<=0||i>0)return n;let r=e*t,s=Qm[r];if(s===void 0&&(s=new Float32Array(r),Qm[r]=s),e!==0){i.toArray(s,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(s,a)}return s}function Ht(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function Gt(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function iu(n,e){let t=eg[e];t===void 0&&(t=new Int32Array(e),eg[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function ab(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function lb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ht(t,e))return;n.uniform2fv(this.addr,e),Gt(t,e)}}function cb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Ht(t,e))return;n.uniform3fv(this.addr,e),Gt(t,e)}}function ub(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ht(t,e))return;n.uniform4fv(this.addr,e),Gt(t,e)}}function hb(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ht(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Gt(t,e)}else{if(Ht(t,i))return;ig.set(i),n.uniformMatrix2fv(this.addr,!1,ig),Gt(t,i)}}function db(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ht(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Gt(t,e)}else{if(Ht(t,i))return;ng.set(i),n.uniformMatrix3fv(this.addr,!1,ng),Gt(t,i)}}function fb(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Ht(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Gt(t,e)}else{if(Ht(t,i))return;tg.set(i),n.uniformMatrix4fv(this.addr,!1,tg),Gt(t,i)}}function pb(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function mb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ht(t,e))return;n.uniform2iv(this.addr,e),Gt(t,e)}}function gb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Ht(t,e))return;n.uniform3iv(this.addr,e),Gt(t,e)}}function _b(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ht(t,e))return;n.uniform4iv(this.addr,e),Gt(t,e)}}function vb(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function xb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Ht(t,e))return;n.uniform2uiv(this.addr,e),Gt(t,e)}}function yb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Ht(t,e))return;n.uniform3uiv(this.addr,e),Gt(t,e)}}function bb(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Ht(t,e))return;n.uniform4uiv(this.addr,e),Gt(t,e)}}function ru(n){return n.version===0&&(n.compareFunction=td,n.needsUpdate=!0),n}function Mb(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_2D_SHADOW?s=ru(bg):s=yg,t.setTexture2D(e||s,r)}function Sb(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture3D(e||wg,r)}function wb(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_CUBE_SHADOW?s=ru(Mg):s=Eg,t.setTextureCube(e||s,r)}function Eb(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture2DArray(e||Sg,r)}function Tb(n){switch(n){case 5126:return ab;case 35664:return lb;case 35665:return cb;case 35666:return ub;case 35674:return hb;case 35675:return db;case 35676:return fb;case 5124:case 35670:return pb;case 35667:case 35671:return mb;case 35668:case 35672:return gb;case 35669:case 35673:return _b;case 5125:return vb;case 36294:return xb;case 36295:return yb;case 36296:return bb;case 35678:case 36198:case 36298:case 36306:case 35682:return Mb;case 35679:case 36299:case 36307:return Sb;case 35680:case 36300:case 36308:case 36293:return wb;case 36289:case 36303:case 36311:case 36292:return Eb}}function Ab(n,e){n.uniform1fv(this.addr,e)}function Cb(n,e){let t=io(e,this.size,2);n.uniform2fv(this.addr,t)}function Rb(n,e){let t=io(e,this.size,3);n.uniform3fv(this.addr,t)}function Pb(n,e){let t=io(e,this.size,4);n.uniform4fv(this.addr,t)}function Ib(n,e){let t=io(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function Lb(n,e){let t=io(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function Db(n,e){let t=io(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function Nb(n,e){n.uniform1iv(this.addr,e)}function Ub(n,e){n.uniform2iv(this.addr,e)}function Fb(n,e){n.uniform3iv(this.addr,e)}function Ob(n,e){n.uniform4iv(this.addr,e)}function kb(n,e){n.uniform1uiv(this.addr,e)}function Bb(n,e){n.uniform2uiv(this.addr,e)}function zb(n,e){n.uniform3uiv(this.addr,e)}function Vb(n,e){n.uniform4uiv(this.addr,e)}function Hb(n,e,t){let i=this.cache,r=e.length,s=iu(t,r);Ht(i,s)||(n.uniform1iv(this.addr,s),Gt(i,s));let o;this.type===n.SAMPLER_2D_SHADOW?o=ru(bg):o=yg;for(let a=0;a!==r;++a)t.setTexture2D(e[a]||o,s[a])}function Gb(n,e,t){let i=this.cache,r=e.length,s=iu(t,r);Ht(i,s)||(n.uniform1iv(this.addr,s),Gt(i,s));for(let o=0;o!==r;++o)t.setTexture3D(e[o]||wg,s[o])}function Wb(n,e,t){let i=this.cache,r=e.length,s=iu(t,r);Ht(i,s)||(n.uniform1iv(this.addr,s),Gt(i,s));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=ru(Mg):o=Eg;for(let a=0;a!==r;++a)t.setTextureCube(e[a]||o,s[a])}function Xb(n,e,t){let i=this.cache,r=e.length,s=iu(t,r);Ht(i,s)||(n.uniform1iv(this.addr,s),Gt(i,s));for(let o=0;o!==r;++o)t.setTexture2DArray(e[o]||Sg,s[o])}function qb(n){switch(n){case 5126:return Ab;case 35664:return Cb;case 35665:return Rb;case 35666:return Pb;case 35674:return Ib;case 35675:return Lb;case 35676:return Db;case 5124:case 35670:return Nb;case 35667:case 35671:return Ub;case 35668:case 35672:return Fb;case 35669:case 35673:return Ob;case 5125:return kb;case 36294:return Bb;case 36295:return zb;case 36296:return Vb;case 35678:case 36198:case 36298:case 36306:case 35682:return Hb;case 35679:case 36299:case 36307:return Gb;case 35680:case 36300:case 36308:case 36293:return Wb;case 36289:case 36303:case 36311:case 36292:return Xb}}var hd=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=Tb(t.type)}},dd=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=qb(t.type)}},fd=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(e,t[a.id],i)}}},cd=/(\w+)(\])?(\[|\.)?/g;function rg(n,e){n.seq.push(e),n.map[e.id]=e}function $b(n,e,t){let i=n.name,r=i.length;for(cd.lastIndex=0;;){let s=cd.exec(i),o=cd.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===r){rg(t,c===void 0?new hd(a,n,e):new dd(a,n,e));break}else{let f=t.map[a];f===void 0&&(f=new fd(a),rg(t,f)),t=f}}}var to=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);$b(a,l,this)}let r=[],s=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,i,r){let s=this.map[t];s!==void 0&&s.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let s=0,o=t.length;s!==o;++s){let a=t[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,s=e.length;r!==s;++r){let o=e[r];o.id in t&&i.push(o)}return i}};function sg(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var Yb=37297,Jb=0;function Zb(n,e){let t=n.split(`
`),i=[],r=Math.max(e-6,0),s=Math.min(e+6,t.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var og=new Le;function Kb(n){$e._getMatrix(og,$e.workingColorSpace,n);let e=`mat3( ${og.elements.map(t=>t.toFixed(4))} )`;switch($e.getTransfer(n)){case Jo:return[e,"LinearTransferOETF"];case Qe:return[e,"sRGBTransferOETF"];default:return Ce("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function ag(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),s=(n.getShaderInfoLog(e)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+s+`

`+Zb(n.getShaderSource(e),a)}else return s}function jb(n,e){let t=Kb(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var Qb={[Bh]:"Linear",[zh]:"Reinhard",[Vh]:"Cineon",[da]:"ACESFilmic",[Gh]:"AgX",[Wh]:"Neutral",[Hh]:"Custom"};function eM(n,e){let t=Qb[e];return t===void 0?(Ce("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var tu=new z;function tM(){$e.getLuminanceCoefficients(tu);let n=tu.x.toFixed(4),e=tu.y.toFixed(4),t=tu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function nM(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ma).join(`
`)}function iM(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function rM(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=n.getActiveAttrib(e,r),o=s.name,a=1;s.type===n.FLOAT_MAT2&&(a=2),s.type===n.FLOAT_MAT3&&(a=3),s.type===n.FLOAT_MAT4&&(a=4),t[o]={type:s.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function Ma(n){return n!==""}function lg(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function cg(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var sM=/^[ \t]*#include +<([\w\d./]+)>/gm;function pd(n){return n.replace(sM,oM)}function oM(n,e){let t=He[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return pd(t)}var aM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function ug(n){return n.replace(aM,lM)}function lM(n,e,t,i){let r="";for(let s=parseInt(e);s<parseInt(t);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function hg(n){let e=`precision ${n.precision} float;
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
#define LOW_PRECISION`),e}var cM={[Yr]:"SHADOWMAP_TYPE_PCF",[Ks]:"SHADOWMAP_TYPE_VSM"};function uM(n){return cM[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var hM={[Qs]:"ENVMAP_MODE_REFRACTION"};function dM(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":hM[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var fM={[kh]:"ENVMAP_BLENDING_MULTIPLY",[Cm]:"ENVMAP_BLENDING_MIX",[Rm]:"ENVMAP_BLENDING_ADD"};function pM(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":fM[n.combine]||"ENVMAP_BLENDING_NONE"}function mM(n,e,t,i){let r=n.getContext(),s=t.defines,o=t.vertexShader,a=t.fragmentShader,l=uM(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=dM(t),f=pM(t),d=nM(t),h=iM(s),g=r.createProgram(),x,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h].filter(Ma).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h].filter(Ma).join(`
`),p.length>0&&(p+=`
`)):(x=[hg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ma).join(`
`),p=[hg(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+f:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Mi?"#define TONE_MAPPING":"",t.toneMapping!==Mi?He.tonemapping_pars_fragment:"",t.toneMapping!==Mi?eM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",He.colorspace_pars_fragment,jb("linearToOutputTexel",t.outputColorSpace),tM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Ma).join(`
`)),o=pd(o),o=lg(o,t),o=cg(o,t),a=pd(a),a=lg(a,t),a=cg(a,t),o=ug(o),a=ug(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",t.glslVersion===nd?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===nd?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let v=m+x+o,w=m+p+a,y=sg(r,r.VERTEX_SHADER,v),E=sg(r,r.FRAGMENT_SHADER,w);r.attachShader(g,y),r.attachShader(g,E),t.index0AttributeName!==void 0?r.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&r.bindAttribLocation(g,0,"position"),r.linkProgram(g);function T(I){if(n.debug.checkShaderErrors){let N=r.getProgramInfoLog(g)||"",O=r.getShaderInfoLog(y)||"",W=r.getShaderInfoLog(E)||"",A=N.trim(),D=O.trim(),k=W.trim(),V=!0,ee=!0;if(r.getProgramParameter(g,r.LINK_STATUS)===!1)if(V=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(r,g,y,E);else{let q=ag(r,y,"vertex"),j=ag(r,E,"fragment");Ie("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(g,r.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+A+`
`+q+`
`+j)}else A!==""?Ce("WebGLProgram: Program Info Log:",A):(D===""||k==="")&&(ee=!1);ee&&(I.diagnostics={runnable:V,programLog:A,vertexShader:{log:D,prefix:x},fragmentShader:{log:k,prefix:p}})}r.deleteShader(y),r.deleteShader(E),_=new to(r,g),S=rM(r,g)}let _;this.getUniforms=function(){return _===void 0&&T(this),_};let S;this.getAttributes=function(){return S===void 0&&T(this),S};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=r.getProgramParameter(g,Yb)),U},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=Jb++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=y,this.fragmentShader=E,this}var gM=0,md=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new gd(e),t.set(e,i)),i}},gd=class{constructor(e){this.id=gM++,this.code=e,this.usedTimes=0}};function _M(n){return n===gr||n===va||n===xa}function vM(n,e,t,i,r,s){let o=new Gs,a=new md,l=new Set,c=[],u=new Map,f=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function h(_){return l.add(_),_===0?"uv":`uv${_}`}function g(_,S,U,I,N,O){let W=I.fog,A=N.geometry,D=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?I.environment:null,k=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,V=e.get(_.envMap||D,k),ee=d[_.type],q=i.precision;_.precision!==null&&(q=i.getMaxPrecision(_.precision),q!==_.precision&&Ce("WebGLProgram.getParameters:",_.precision,"not supported, using",q,"instead."));let j=A.morphAttributes.position||A.morphAttributes.normal||A.morphAttributes.color,te=j!==void 0?j.length:0,xe=0;A.morphAttributes.position!==void 0&&(xe=1),A.morphAttributes.normal!==void 0&&(xe=2),A.morphAttributes.color!==void 0&&(xe=3);let Ne,Z,me,ye;if(ee){let fe=wi[ee];Ne=fe.vertexShader,Z=fe.fragmentShader}else{Ne=_.vertexShader,Z=_.fragmentShader;let fe=a.getVertexShaderStage(_),tt=a.getFragmentShaderStage(_);a.update(_,fe,tt),me=fe.id,ye=tt.id}let Te=n.getRenderTarget(),ge=n.state.buffers.depth.getReversed(),ke=N.isInstancedMesh===!0,Tt=N.isBatchedMesh===!0,Re=!!_.map,et=!!_.matcap,it=!!V,We=it&&V.isPMREMTexture===!0,jt=!!_.aoMap,Dt=!!_.lightMap,Mn=!!_.bumpMap&&_.wireframe===!1,_t=!!_.normalMap,di=!!_.displacementMap,Xt=!!_.emissiveMap,Hn=!!_.metalnessMap,Gn=!!_.roughnessMap,Wn=_.anisotropy>0,F=_.clearcoat>0,Xn=_.diffuseRoughness>0,ht=_.dispersion>0,dt=_.retroreflectivity>0,de=_.iridescence>0,Nt=_.sheen>0,Ae=_.transmission>0,De=Wn&&!!_.anisotropyMap,C=F&&!!_.clearcoatMap,b=F&&!!_.clearcoatNormalMap,H=F&&!!_.clearcoatRoughnessMap,ne=Xn&&!!_.diffuseRoughnessMap,Q=de&&!!_.iridescenceMap,se=de&&!!_.iridescenceThicknessMap,ue=Nt&&!!_.sheenColorMap,Y=Nt&&!!_.sheenRoughnessMap,J=!!_.specularMap,ae=!!_.specularColorMap,P=!!_.specularIntensityMap,K=Ae&&!!_.transmissionMap,$=Ae&&!!_.thicknessMap,le=!!_.gradientMap,re=!!_.alphaMap,oe=_.alphaTest>0,we=!!_.alphaHash,Ve=!!_.extensions,ie=Mi;_.toneMapped&&(Te===null||Te.isXRRenderTarget===!0)&&(ie=n.toneMapping);let Ee=We?V.isCompressedCubeTexture?V.image[0].mipmaps:V.mipmaps:null,ze={shaderID:ee,shaderType:_.type,shaderName:_.name,vertexShader:Ne,fragmentShader:Z,defines:_.defines,customVertexShaderID:me,customFragmentShaderID:ye,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:q,batching:Tt,batchingColor:Tt&&N._colorsTexture!==null,instancing:ke,instancingColor:ke&&N.instanceColor!==null,instancingMorph:ke&&N.morphTexture!==null,outputColorSpace:Te===null?n.outputColorSpace:Te.isXRRenderTarget===!0?Te.texture.colorSpace:$e.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Re,matcap:et,envMap:it,envMapMode:it&&V.mapping,envMapPMREM:We,envMapMaxLod:We?Ee.length-1:null,envMapSize:We?Ee[0].width:null,aoMap:jt,lightMap:Dt,bumpMap:Mn,normalMap:_t,displacementMap:di,emissiveMap:Xt,normalMapObjectSpace:_t&&_.normalMapType===Lm,normalMapTangentSpace:_t&&_.normalMapType===Qc,packedNormalMap:_t&&_.normalMapType===Qc&&_M(_.normalMap.format),metalnessMap:Hn,roughnessMap:Gn,anisotropy:Wn,anisotropyMap:De,clearcoat:F,clearcoatMap:C,clearcoatNormalMap:b,clearcoatRoughnessMap:H,diffuseRoughness:Xn,diffuseRoughnessMap:ne,dispersion:ht,retroreflection:dt,iridescence:de,iridescenceMap:Q,iridescenceThicknessMap:se,sheen:Nt,sheenColorMap:ue,sheenRoughnessMap:Y,specularMap:J,specularColorMap:ae,specularIntensityMap:P,transmission:Ae,transmissionMap:K,thicknessMap:$,gradientMap:le,opaque:_.transparent===!1&&_.blending===js&&_.alphaToCoverage===!1,alphaMap:re,alphaTest:oe,alphaHash:we,combine:_.combine,mapUv:Re&&h(_.map.channel),aoMapUv:jt&&h(_.aoMap.channel),lightMapUv:Dt&&h(_.lightMap.channel),bumpMapUv:Mn&&h(_.bumpMap.channel),normalMapUv:_t&&h(_.normalMap.channel),displacementMapUv:di&&h(_.displacementMap.channel),emissiveMapUv:Xt&&h(_.emissiveMap.channel),metalnessMapUv:Hn&&h(_.metalnessMap.channel),roughnessMapUv:Gn&&h(_.roughnessMap.channel),anisotropyMapUv:De&&h(_.anisotropyMap.channel),clearcoatMapUv:C&&h(_.clearcoatMap.channel),clearcoatNormalMapUv:b&&h(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:H&&h(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ne&&h(_.diffuseRoughnessMap.channel),iridescenceMapUv:Q&&h(_.iridescenceMap.channel),iridescenceThicknessMapUv:se&&h(_.iridescenceThicknessMap.channel),sheenColorMapUv:ue&&h(_.sheenColorMap.channel),sheenRoughnessMapUv:Y&&h(_.sheenRoughnessMap.channel),specularMapUv:J&&h(_.specularMap.channel),specularColorMapUv:ae&&h(_.specularColorMap.channel),specularIntensityMapUv:P&&h(_.specularIntensityMap.channel),transmissionMapUv:K&&h(_.transmissionMap.channel),thicknessMapUv:$&&h(_.thicknessMap.channel),alphaMapUv:re&&h(_.alphaMap.channel),vertexTangents:!!A.attributes.tangent&&(_t||Wn),vertexNormals:!!A.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!A.attributes.color&&A.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!A.attributes.uv&&(Re||re),fog:!!W,useFog:_.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||A.attributes.normal===void 0&&_t===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:f,reversedDepthBuffer:ge,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:A.attributes.position!==void 0,morphTargets:A.morphAttributes.position!==void 0,morphNormals:A.morphAttributes.normal!==void 0,morphColors:A.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:xe,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:O.filter(fe=>fe.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:_.dithering,shadowMapEnabled:n.shadowMap.enabled&&U.length>0,shadowMapType:n.shadowMap.type,toneMapping:ie,decodeVideoTexture:Re&&_.map.isVideoTexture===!0&&$e.getTransfer(_.map.colorSpace)===Qe,decodeVideoTextureEmissive:Xt&&_.emissiveMap.isVideoTexture===!0&&$e.getTransfer(_.emissiveMap.colorSpace)===Qe,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===bi,flipSided:_.side===rn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Ve&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Ve&&_.extensions.multiDraw===!0||Tt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return ze.vertexUv1s=l.has(1),ze.vertexUv2s=l.has(2),ze.vertexUv3s=l.has(3),l.clear(),ze}function x(_){let S=[];if(_.shaderID?S.push(_.shaderID):(S.push(_.customVertexShaderID),S.push(_.customFragmentShaderID)),_.defines!==void 0)for(let U in _.defines)S.push(U),S.push(_.defines[U]);return _.isRawShaderMaterial===!1&&(p(S,_),m(S,_),S.push(n.outputColorSpace)),S.push(_.customProgramCacheKey),S.join()}function p(_,S){_.push(S.precision),_.push(S.outputColorSpace),_.push(S.envMapMode),_.push(S.envMapPMREM),_.push(S.envMapMaxLod),_.push(S.envMapSize),_.push(S.mapUv),_.push(S.alphaMapUv),_.push(S.lightMapUv),_.push(S.aoMapUv),_.push(S.bumpMapUv),_.push(S.normalMapUv),_.push(S.displacementMapUv),_.push(S.emissiveMapUv),_.push(S.metalnessMapUv),_.push(S.roughnessMapUv),_.push(S.anisotropyMapUv),_.push(S.clearcoatMapUv),_.push(S.clearcoatNormalMapUv),_.push(S.clearcoatRoughnessMapUv),_.push(S.diffuseRoughnessMapUv),_.push(S.iridescenceMapUv),_.push(S.iridescenceThicknessMapUv),_.push(S.sheenColorMapUv),_.push(S.sheenRoughnessMapUv),_.push(S.specularMapUv),_.push(S.specularColorMapUv),_.push(S.specularIntensityMapUv),_.push(S.transmissionMapUv),_.push(S.thicknessMapUv),_.push(S.combine),_.push(S.fogExp2),_.push(S.sizeAttenuation),_.push(S.morphTargetsCount),_.push(S.numSunLights),_.push(S.numDirLights),_.push(S.numPointLights),_.push(S.numSpotLights),_.push(S.numSpotLightMaps),_.push(S.numHemiLights),_.push(S.numRectAreaLights),_.push(S.numSunLightShadows),_.push(S.numDirLightShadows),_.push(S.numPointLightShadows),_.push(S.numSpotLightShadows),_.push(S.numSpotLightShadowsWithMaps),_.push(S.numLightProbes),_.push(S.numLightProbeGrids),_.push(S.shadowMapType),_.push(S.toneMapping),_.push(S.numClippingPlanes),_.push(S.numClipIntersection),_.push(S.depthPacking)}function m(_,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function v(_){let S=d[_.type],U;if(S){let I=wi[S];U=qm.clone(I.uniforms)}else U=_.uniforms;return U}function w(_,S){let U=u.get(S);return U!==void 0?++U.usedTimes:(U=new mM(n,S,_,r),c.push(U),u.set(S,U)),U}function y(_){if(--_.usedTimes===0){let S=c.indexOf(_);c[S]=c[c.length-1],c.pop(),u.delete(_.cacheKey),_.destroy()}}function E(_){a.remove(_)}function T(){a.dispose()}return{getParameters:g,getProgramCacheKey:x,getUniforms:v,acquireProgram:w,releaseProgram:y,releaseShaderCache:E,programs:c,dispose:T}}function xM(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function r(o,a,l){n.get(o)[a]=l}function s(){n=new WeakMap}return{has:e,get:t,remove:i,update:r,dispose:s}}function yM(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function dg(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function fg(){let n=[],e=0,t=[],i=[],r=[];function s(){e=0,t.length=0,i.length=0,r.length=0}function o(d){let h=0;return d.isInstancedMesh&&(h+=2),d.isSkinnedMesh&&(h+=1),h}function a(d,h,g,x,p,m){let v=n[e];return v===void 0?(v={id:d.id,object:d,geometry:h,material:g,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:p,group:m},n[e]=v):(v.id=d.id,v.object=d,v.geometry=h,v.material=g,v.materialVariant=o(d),v.groupOrder=x,v.renderOrder=d.renderOrder,v.z=p,v.group=m),e++,v}function l(d,h,g,x,p,m,v){v.reversedDepth===!0&&(p=-p);let w=a(d,h,g,x,p,m);g.transmission>0?i.push(w):g.transparent===!0?r.push(w):t.push(w)}function c(d,h,g,x,p,m){let v=a(d,h,g,x,p,m);g.transmission>0?i.unshift(v):g.transparent===!0?r.unshift(v):t.unshift(v)}function u(d,h){t.length>1&&t.sort(d||yM),i.length>1&&i.sort(h||dg),r.length>1&&r.sort(h||dg)}function f(){for(let d=e,h=n.length;d<h;d++){let g=n[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:r,init:s,push:l,unshift:c,finish:f,sort:u}}function bM(){let n=new WeakMap;function e(i,r){let s=n.get(i),o;return s===void 0?(o=new fg,n.set(i,[o])):r>=s.length?(o=new fg,s.push(o)):o=s[r],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function MM(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new z,color:new Be};break;case"SpotLight":t={position:new z,direction:new z,color:new Be,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new z,color:new Be,distance:0,decay:0};break;case"HemisphereLight":t={direction:new z,skyColor:new Be,groundColor:new Be};break;case"RectAreaLight":t={color:new Be,position:new z,halfWidth:new z,halfHeight:new z};break}return n[e.id]=t,t}}}function SM(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Oe};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Oe};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Oe,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var wM=0;function EM(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function TM(n){let e=new MM,t=SM(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new z);let r=new z,s=new je,o=new je;function a(c){let u=0,f=0,d=0;for(let O=0;O<9;O++)i.probe[O].set(0,0,0);let h=0,g=0,x=0,p=0,m=0,v=0,w=0,y=0,E=0,T=0,_=0,S=0,U=0,I=0;c.sort(EM);for(let O=0,W=c.length;O<W;O++){let A=c[O],D=A.color,k=A.intensity,V=A.distance,ee=null;if(A.shadow&&A.shadow.map&&(A.shadow.map.texture.format===gr?ee=A.shadow.map.texture:ee=A.shadow.map.depthTexture||A.shadow.map.texture),A.isAmbientLight)u+=D.r*k,f+=D.g*k,d+=D.b*k;else if(A.isLightProbe){for(let q=0;q<9;q++)i.probe[q].addScaledVector(A.sh.coefficients[q],k);I++}else if(A.isSunLight){let q=e.get(A);if(q.color.copy(A.color).multiplyScalar(A.intensity),A.castShadow){let j=A.shadow,te=t.get(A);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),i.sunShadow[g]=te,i.sunShadowMap[g]=ee;let xe=j.getViewportCount();for(let Ne=0;Ne<xe;Ne++)i.sunShadowMatrix[x+Ne]=j.getMatrix(Ne),i.sunShadowCascade[x+Ne]=j._cascadeData[Ne];x+=xe,g++}i.sun[h]=q,h++}else if(A.isDirectionalLight){let q=e.get(A);if(q.color.copy(A.color).multiplyScalar(A.intensity),A.castShadow){let j=A.shadow,te=t.get(A);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,i.directionalShadow[p]=te,i.directionalShadowMap[p]=ee,i.directionalShadowMatrix[p]=A.shadow.matrix,E++}i.directional[p]=q,p++}else if(A.isSpotLight){let q=e.get(A);q.position.setFromMatrixPosition(A.matrixWorld),q.color.copy(D).multiplyScalar(k),q.distance=V,q.coneCos=Math.cos(A.angle),q.penumbraCos=Math.cos(A.angle*(1-A.penumbra)),q.decay=A.decay,i.spot[v]=q;let j=A.shadow;if(A.map&&(i.spotLightMap[S]=A.map,S++,j.updateMatrices(A),A.castShadow&&U++),i.spotLightMatrix[v]=j.matrix,A.castShadow){let te=t.get(A);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,i.spotShadow[v]=te,i.spotShadowMap[v]=ee,_++}v++}else if(A.isRectAreaLight){let q=e.get(A);q.color.copy(D).multiplyScalar(k),q.halfWidth.set(A.width*.5,0,0),q.halfHeight.set(0,A.height*.5,0),i.rectArea[w]=q,w++}else if(A.isPointLight){let q=e.get(A);if(q.color.copy(A.color).multiplyScalar(A.intensity),q.distance=A.distance,q.decay=A.decay,A.castShadow){let j=A.shadow,te=t.get(A);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,i.pointShadow[m]=te,i.pointShadowMap[m]=ee,i.pointShadowMatrix[m]=A.shadow.matrix,T++}i.point[m]=q,m++}else if(A.isHemisphereLight){let q=e.get(A);q.skyColor.copy(A.color).multiplyScalar(k),q.groundColor.copy(A.groundColor).multiplyScalar(k),i.hemi[y]=q,y++}}w>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=pe.LTC_FLOAT_1,i.rectAreaLTC2=pe.LTC_FLOAT_2):(i.rectAreaLTC1=pe.LTC_HALF_1,i.rectAreaLTC2=pe.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=f,i.ambient[2]=d;let N=i.hash;(N.sunLength!==h||N.directionalLength!==p||N.pointLength!==m||N.spotLength!==v||N.rectAreaLength!==w||N.hemiLength!==y||N.numSunShadows!==g||N.numDirectionalShadows!==E||N.numPointShadows!==T||N.numSpotShadows!==_||N.numSpotMaps!==S||N.numLightProbes!==I)&&(i.sun.length=h,i.directional.length=p,i.spot.length=v,i.rectArea.length=w,i.point.length=m,i.hemi.length=y,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=x,i.sunShadowCascade.length=x,i.directionalShadow.length=E,i.directionalShadowMap.length=E,i.directionalShadowMatrix.length=E,i.pointShadow.length=T,i.pointShadowMap.length=T,i.pointShadowMatrix.length=T,i.spotShadow.length=_,i.spotShadowMap.length=_,i.spotLightMatrix.length=_+S-U,i.spotLightMap.length=S,i.numSpotLightShadowsWithMaps=U,i.numLightProbes=I,N.sunLength=h,N.directionalLength=p,N.pointLength=m,N.spotLength=v,N.rectAreaLength=w,N.hemiLength=y,N.numSunShadows=g,N.numDirectionalShadows=E,N.numPointShadows=T,N.numSpotShadows=_,N.numSpotMaps=S,N.numLightProbes=I,i.version=wM++)}function l(c,u){let f=0,d=0,h=0,g=0,x=0,p=0,m=u.matrixWorldInverse;for(let v=0,w=c.length;v<w;v++){let y=c[v];if(y.isSunLight){let E=i.sun[f];E.direction.setFromMatrixPosition(y.matrixWorld),E.direction.transformDirection(m),f++}else if(y.isDirectionalLight){let E=i.directional[d];E.direction.setFromMatrixPosition(y.matrixWorld),r.setFromMatrixPosition(y.target.matrixWorld),E.direction.sub(r),E.direction.transformDirection(m),d++}else if(y.isSpotLight){let E=i.spot[g];E.position.setFromMatrixPosition(y.matrixWorld),E.position.applyMatrix4(m),E.direction.setFromMatrixPosition(y.matrixWorld),r.setFromMatrixPosition(y.target.matrixWorld),E.direction.sub(r),E.direction.transformDirection(m),g++}else if(y.isRectAreaLight){let E=i.rectArea[x];E.position.setFromMatrixPosition(y.matrixWorld),E.position.applyMatrix4(m),o.identity(),s.copy(y.matrixWorld),s.premultiply(m),o.extractRotation(s),E.halfWidth.set(y.width*.5,0,0),E.halfHeight.set(0,y.height*.5,0),E.halfWidth.applyMatrix4(o),E.halfHeight.applyMatrix4(o),x++}else if(y.isPointLight){let E=i.point[h];E.position.setFromMatrixPosition(y.matrixWorld),E.position.applyMatrix4(m),h++}else if(y.isHemisphereLight){let E=i.hemi[p];E.direction.setFromMatrixPosition(y.matrixWorld),E.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:i}}function pg(n){let e=new TM(n),t=[],i=[],r=[];function s(f){u.camera=f,t.length=0,i.length=0,r.length=0}function o(f){f.isLightProbeGrid?r.push(f):t.push(f)}function a(f){i.push(f)}function l(){e.setup(t),r.sort((f,d)=>f.priority-d.priority||f.id-d.id)}function c(f){e.setupView(t,f)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function AM(n){let e=new WeakMap;function t(r,s=0){let o=e.get(r),a;return o===void 0?(a=new pg(n),e.set(r,[a])):s>=o.length?(a=new pg(n),o.push(a)):a=o[s],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var CM=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,RM=`uniform sampler2D shadow_pass;
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
}`,PM=[new z(1,0,0),new z(-1,0,0),new z(0,1,0),new z(0,-1,0),new z(0,0,1),new z(0,0,-1)],IM=[new z(0,-1,0),new z(0,-1,0),new z(0,0,1),new z(0,0,-1),new z(0,-1,0),new z(0,-1,0)],mg=new je,ba=new z,ud=new z;function LM(n,e,t){let i=new cr,r=new Oe,s=new Oe,o=new gt,a=new ec,l=new tc,c={},u=t.maxTextureSize,f={[mr]:rn,[rn]:mr,[bi]:bi},d=new jn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Oe},radius:{value:4}},vertexShader:CM,fragmentShader:RM}),h=d.clone();h.defines.HORIZONTAL_PASS=1;let g=new fn;g.setAttribute("position",new Tn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new yt(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Yr;let m=this.type;this.render=function(T,_,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||T.length===0)return;this.type===cm&&(Ce("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Yr);let U=n.getRenderTarget(),I=n.getActiveCubeFace(),N=n.getActiveMipmapLevel(),O=n.state;O.setBlending(Jr),O.buffers.depth.getReversed()===!0?O.buffers.color.setClear(0,0,0,0):O.buffers.color.setClear(1,1,1,1),O.buffers.depth.setTest(!0),O.setScissorTest(!1);let W=m!==this.type;W&&_.traverse(function(A){A.material&&(Array.isArray(A.material)?A.material.forEach(D=>D.needsUpdate=!0):A.material.needsUpdate=!0)});for(let A=0,D=T.length;A<D;A++){let k=T[A],V=k.shadow;if(V===void 0){Ce("WebGLShadowMap:",k,"has no shadow.");continue}if(V.autoUpdate===!1&&V.needsUpdate===!1)continue;r.copy(V.mapSize);let ee=V.getFrameExtents();r.multiply(ee),s.copy(V.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/ee.x),r.x=s.x*ee.x,V.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/ee.y),r.y=s.y*ee.y,V.mapSize.y=s.y));let q=n.state.buffers.depth.getReversed();if(V.camera._reversedDepth=q,V.map===null||W===!0){if(V.map!==null&&(V.map.depthTexture!==null&&(V.map.depthTexture.dispose(),V.map.depthTexture=null),V.map.dispose()),this.type===Ks){if(k.isPointLight){Ce("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}V.map=new zn(r.x,r.y,{format:gr,type:ui,minFilter:yn,magFilter:yn,generateMipmaps:!1}),V.map.texture.name=k.name+".shadowMap",V.map.depthTexture=new Vi(r.x,r.y,ci),V.map.depthTexture.name=k.name+".shadowMapDepth",V.map.depthTexture.format=ki,V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Kt,V.map.depthTexture.magFilter=Kt}else k.isPointLight?(V.map=new Sa(r.x),V.map.depthTexture=new ta(r.x,li)):(V.map=new zn(r.x,r.y),V.map.depthTexture=new Vi(r.x,r.y,li)),V.map.depthTexture.name=k.name+".shadowMap",V.map.depthTexture.format=ki,this.type===Yr?(V.map.depthTexture.compareFunction=q?ed:Qh,V.map.depthTexture.minFilter=yn,V.map.depthTexture.magFilter=yn):(V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Kt,V.map.depthTexture.magFilter=Kt);V.camera.updateProjectionMatrix()}V.map.isWebGLCubeRenderTarget!==!0&&(V.map.width!==r.x||V.map.height!==r.y)&&V.map.setSize(r.x,r.y);let j=V.map.isWebGLCubeRenderTarget?6:V.getViewportCount();k.isPointLight!==!0&&V.updateMatrices(k,S);let te=(V.camera.layers.mask&4294967294)!==0?V.camera.layers:S.layers;for(let xe=0;xe<j;xe++){let Ne=V.getCamera(xe);if(k.isPointLight){let Z=V.camera,me=V.matrix,ye=k.distance||Z.far;ye!==Z.far&&(Z.far=ye,Z.updateProjectionMatrix()),ba.setFromMatrixPosition(k.matrixWorld),Z.position.copy(ba),ud.copy(Z.position),ud.add(PM[xe]),Z.up.copy(IM[xe]),Z.lookAt(ud),Z.updateMatrixWorld(),me.makeTranslation(-ba.x,-ba.y,-ba.z),mg.multiplyMatrices(Z.projectionMatrix,Z.matrixWorldInverse),V._frustum.setFromProjectionMatrix(mg,Z.coordinateSystem,Z.reversedDepth)}if(V.map.isWebGLCubeRenderTarget)n.setRenderTarget(V.map,xe),n.clear();else{xe===0&&(n.setRenderTarget(V.map),n.clear());let Z=V.getViewport(xe);o.set(s.x*Z.x,s.y*Z.y,s.x*Z.z,s.y*Z.w),O.viewport(o)}i=V.getFrustum(xe),y(_,S,Ne,k,te,this.type)}V.isPointLightShadow!==!0&&this.type===Ks&&v(V,S),V.needsUpdate=!1}m=this.type,p.needsUpdate=!1,n.setRenderTarget(U,I,N)};function v(T,_){let S=e.update(x);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,h.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,h.needsUpdate=!0),T.mapPass===null?T.mapPass=new zn(r.x,r.y,{format:gr,type:ui}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,n.setRenderTarget(T.mapPass),n.clear(),n.renderBufferDirect(_,null,S,d,x,null),h.uniforms.shadow_pass.value=T.mapPass.texture,h.uniforms.resolution.value.set(T.map.width,T.map.height),h.uniforms.radius.value=T.radius,n.setRenderTarget(T.map),n.clear(),n.renderBufferDirect(_,null,S,h,x,null)}function w(T,_,S,U){let I=null,N=S.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(N!==void 0)I=N;else if(I=S.isPointLight===!0?l:a,n.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let O=I.uuid,W=_.uuid,A=c[O];A===void 0&&(A={},c[O]=A);let D=A[W];D===void 0&&(D=I.clone(),A[W]=D,_.addEventListener("dispose",E)),I=D}if(I.visible=_.visible,I.wireframe=_.wireframe,U===Ks?I.side=_.shadowSide!==null?_.shadowSide:_.side:I.side=_.shadowSide!==null?_.shadowSide:f[_.side],I.alphaMap=_.alphaMap,I.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,I.map=_.map,I.clipShadows=_.clipShadows,I.clippingPlanes=_.clippingPlanes,I.clipIntersection=_.clipIntersection,I.displacementMap=_.displacementMap,I.displacementScale=_.displacementScale,I.displacementBias=_.displacementBias,I.wireframeLinewidth=_.wireframeLinewidth,I.linewidth=_.linewidth,S.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let O=n.properties.get(I);O.light=S}return I}function y(T,_,S,U,I,N){if(T.visible===!1)return;if(T.layers.test(I)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&N===Ks)&&(!T.frustumCulled||T.intersectsFrustum(i))){T.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,T.matrixWorld);let A=e.update(T),D=T.material;if(Array.isArray(D)){let k=A.groups;for(let V=0,ee=k.length;V<ee;V++){let q=k[V],j=D[q.materialIndex];if(j&&j.visible){let te=w(T,j,U,N);T.onBeforeShadow(n,T,_,S,A,te,q),n.renderBufferDirect(S,null,A,te,T,q),T.onAfterShadow(n,T,_,S,A,te,q)}}}else if(D.visible){let k=w(T,D,U,N);T.onBeforeShadow(n,T,_,S,A,k,null),n.renderBufferDirect(S,null,A,k,T,null),T.onAfterShadow(n,T,_,S,A,k,null)}}let W=T.children;for(let A=0,D=W.length;A<D;A++)y(W[A],_,S,U,I,N)}function E(T){T.target.removeEventListener("dispose",E);for(let S in c){let U=c[S],I=T.target.uuid;I in U&&(U[I].dispose(),delete U[I])}}}function DM(n,e){function t(){let P=!1,K=new gt,$=null,le=new gt(0,0,0,0);return{setMask:function(re){$!==re&&!P&&(n.colorMask(re,re,re,re),$=re)},setLocked:function(re){P=re},setClear:function(re,oe,we,Ve,ie){ie===!0&&(re*=Ve,oe*=Ve,we*=Ve),K.set(re,oe,we,Ve),le.equals(K)===!1&&(n.clearColor(re,oe,we,Ve),le.copy(K))},reset:function(){P=!1,$=null,le.set(-1,0,0,0)}}}function i(){let P=!1,K=!1,$=null,le=null,re=null;return{setReversed:function(oe){if(K!==oe){let we=e.get("EXT_clip_control");oe?we.clipControlEXT(we.LOWER_LEFT_EXT,we.ZERO_TO_ONE_EXT):we.clipControlEXT(we.LOWER_LEFT_EXT,we.NEGATIVE_ONE_TO_ONE_EXT),K=oe;let Ve=re;re=null,this.setClear(Ve)}},getReversed:function(){return K},setTest:function(oe){oe?ge(n.DEPTH_TEST):ke(n.DEPTH_TEST)},setMask:function(oe){$!==oe&&!P&&(n.depthMask(oe),$=oe)},setFunc:function(oe){if(K&&(oe=Gm[oe]),le!==oe){switch(oe){case Ul:n.depthFunc(n.NEVER);break;case Fl:n.depthFunc(n.ALWAYS);break;case Ol:n.depthFunc(n.LESS);break;case Bs:n.depthFunc(n.LEQUAL);break;case kl:n.depthFunc(n.EQUAL);break;case Bl:n.depthFunc(n.GEQUAL);break;case zl:n.depthFunc(n.GREATER);break;case Vl:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}le=oe}},setLocked:function(oe){P=oe},setClear:function(oe){re!==oe&&(re=oe,K&&(oe=1-oe),n.clearDepth(oe))},reset:function(){P=!1,$=null,le=null,re=null,K=!1}}}function r(){let P=!1,K=null,$=null,le=null,re=null,oe=null,we=null,Ve=null,ie=null;return{setTest:function(Ee){P||(Ee?ge(n.STENCIL_TEST):ke(n.STENCIL_TEST))},setMask:function(Ee){K!==Ee&&!P&&(n.stencilMask(Ee),K=Ee)},setFunc:function(Ee,ze,fe){($!==Ee||le!==ze||re!==fe)&&(n.stencilFunc(Ee,ze,fe),$=Ee,le=ze,re=fe)},setOp:function(Ee,ze,fe){(oe!==Ee||we!==ze||Ve!==fe)&&(n.stencilOp(Ee,ze,fe),oe=Ee,we=ze,Ve=fe)},setLocked:function(Ee){P=Ee},setClear:function(Ee){ie!==Ee&&(n.clearStencil(Ee),ie=Ee)},reset:function(){P=!1,K=null,$=null,le=null,re=null,oe=null,we=null,Ve=null,ie=null}}}let s=new t,o=new i,a=new r,l={},c=new WeakMap,u={},f={},d={},h=new WeakMap,g=[],x=null,p=!1,m=null,v=null,w=null,y=null,E=null,T=null,_=null,S=new Be(0,0,0),U=0,I=!1,N=null,O=null,W=null,A=null,D=null,k=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),V=!1,ee=0,q=n.getParameter(n.VERSION);q.indexOf("WebGL")!==-1?(ee=parseFloat(/^WebGL (\d)/.exec(q)[1]),V=ee>=1):q.indexOf("OpenGL ES")!==-1&&(ee=parseFloat(/^OpenGL ES (\d)/.exec(q)[1]),V=ee>=2);let j=null,te={},xe=n.getParameter(n.SCISSOR_BOX),Ne=n.getParameter(n.VIEWPORT),Z=new gt().fromArray(xe),me=new gt().fromArray(Ne);function ye(P,K,$,le){let re=new Uint8Array(4),oe=n.createTexture();n.bindTexture(P,oe),n.texParameteri(P,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(P,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let we=0;we<$;we++)P===n.TEXTURE_3D||P===n.TEXTURE_2D_ARRAY?n.texImage3D(K,0,n.RGBA,1,1,le,0,n.RGBA,n.UNSIGNED_BYTE,re):n.texImage2D(K+we,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,re);return oe}let Te={};Te[n.TEXTURE_2D]=ye(n.TEXTURE_2D,n.TEXTURE_2D,1),Te[n.TEXTURE_CUBE_MAP]=ye(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Te[n.TEXTURE_2D_ARRAY]=ye(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Te[n.TEXTURE_3D]=ye(n.TEXTURE_3D,n.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),ge(n.DEPTH_TEST),o.setFunc(Bs),Mn(!1),_t(Lh),ge(n.CULL_FACE),jt(Jr);function ge(P){u[P]!==!0&&(n.enable(P),u[P]=!0)}function ke(P){u[P]!==!1&&(n.disable(P),u[P]=!1)}function Tt(P,K){return d[P]!==K?(n.bindFramebuffer(P,K),d[P]=K,P===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=K),P===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=K),!0):!1}function Re(P,K){let $=g,le=!1;if(P){$=h.get(K),$===void 0&&($=[],h.set(K,$));let re=P.textures;if($.length!==re.length||$[0]!==n.COLOR_ATTACHMENT0){for(let oe=0,we=re.length;oe<we;oe++)$[oe]=n.COLOR_ATTACHMENT0+oe;$.length=re.length,le=!0}}else $[0]!==n.BACK&&($[0]=n.BACK,le=!0);le&&n.drawBuffers($)}function et(P){return x!==P?(n.useProgram(P),x=P,!0):!1}let it={[Zr]:n.FUNC_ADD,[hm]:n.FUNC_SUBTRACT,[dm]:n.FUNC_REVERSE_SUBTRACT};it[fm]=n.MIN,it[pm]=n.MAX;let We={[mm]:n.ZERO,[gm]:n.ONE,[_m]:n.SRC_COLOR,[Fh]:n.SRC_ALPHA,[Sm]:n.SRC_ALPHA_SATURATE,[bm]:n.DST_COLOR,[xm]:n.DST_ALPHA,[vm]:n.ONE_MINUS_SRC_COLOR,[Oh]:n.ONE_MINUS_SRC_ALPHA,[Mm]:n.ONE_MINUS_DST_COLOR,[ym]:n.ONE_MINUS_DST_ALPHA,[wm]:n.CONSTANT_COLOR,[Em]:n.ONE_MINUS_CONSTANT_COLOR,[Tm]:n.CONSTANT_ALPHA,[Am]:n.ONE_MINUS_CONSTANT_ALPHA};function jt(P,K,$,le,re,oe,we,Ve,ie,Ee){if(P===Jr){p===!0&&(ke(n.BLEND),p=!1);return}if(p===!1&&(ge(n.BLEND),p=!0),P!==um){if(P!==m||Ee!==I){if((v!==Zr||E!==Zr)&&(n.blendEquation(n.FUNC_ADD),v=Zr,E=Zr),Ee)switch(P){case js:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Dh:n.blendFunc(n.ONE,n.ONE);break;case Nh:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Uh:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:Ie("WebGLState: Invalid blending: ",P);break}else switch(P){case js:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Dh:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Nh:Ie("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Uh:Ie("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Ie("WebGLState: Invalid blending: ",P);break}w=null,y=null,T=null,_=null,S.set(0,0,0),U=0,m=P,I=Ee}return}re=re||K,oe=oe||$,we=we||le,(K!==v||re!==E)&&(n.blendEquationSeparate(it[K],it[re]),v=K,E=re),($!==w||le!==y||oe!==T||we!==_)&&(n.blendFuncSeparate(We[$],We[le],We[oe],We[we]),w=$,y=le,T=oe,_=we),(Ve.equals(S)===!1||ie!==U)&&(n.blendColor(Ve.r,Ve.g,Ve.b,ie),S.copy(Ve),U=ie),m=P,I=!1}function Dt(P,K){P.side===bi?ke(n.CULL_FACE):ge(n.CULL_FACE);let $=P.side===rn;K&&($=!$),Mn($),P.blending===js&&P.transparent===!1?jt(Jr):jt(P.blending,P.blendEquation,P.blendSrc,P.blendDst,P.blendEquationAlpha,P.blendSrcAlpha,P.blendDstAlpha,P.blendColor,P.blendAlpha,P.premultipliedAlpha),o.setFunc(P.depthFunc),o.setTest(P.depthTest),o.setMask(P.depthWrite),s.setMask(P.colorWrite);let le=P.stencilWrite;a.setTest(le),le&&(a.setMask(P.stencilWriteMask),a.setFunc(P.stencilFunc,P.stencilRef,P.stencilFuncMask),a.setOp(P.stencilFail,P.stencilZFail,P.stencilZPass)),Xt(P.polygonOffset,P.polygonOffsetFactor,P.polygonOffsetUnits),P.alphaToCoverage===!0?ge(n.SAMPLE_ALPHA_TO_COVERAGE):ke(n.SAMPLE_ALPHA_TO_COVERAGE)}function Mn(P){N!==P&&(P?n.frontFace(n.CW):n.frontFace(n.CCW),N=P)}function _t(P){P!==am?(ge(n.CULL_FACE),P!==O&&(P===Lh?n.cullFace(n.BACK):P===lm?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):ke(n.CULL_FACE),O=P}function di(P){P!==W&&(V&&n.lineWidth(P),W=P)}function Xt(P,K,$){P?(ge(n.POLYGON_OFFSET_FILL),(A!==K||D!==$)&&(A=K,D=$,o.getReversed()&&(K=-K,$=-$),n.polygonOffset(K,$))):ke(n.POLYGON_OFFSET_FILL)}function Hn(P){P?ge(n.SCISSOR_TEST):ke(n.SCISSOR_TEST)}function Gn(P){P===void 0&&(P=n.TEXTURE0+k-1),j!==P&&(n.activeTexture(P),j=P)}function Wn(P,K,$){$===void 0&&(j===null?$=n.TEXTURE0+k-1:$=j);let le=te[$];le===void 0&&(le={type:void 0,texture:void 0},te[$]=le),(le.type!==P||le.texture!==K)&&(j!==$&&(n.activeTexture($),j=$),n.bindTexture(P,K||Te[P]),le.type=P,le.texture=K)}function F(){let P=te[j];P!==void 0&&P.type!==void 0&&(n.bindTexture(P.type,null),P.type=void 0,P.texture=void 0)}function Xn(){try{n.compressedTexImage2D(...arguments)}catch(P){Ie("WebGLState:",P)}}function ht(){try{n.compressedTexImage3D(...arguments)}catch(P){Ie("WebGLState:",P)}}function dt(){try{n.texSubImage2D(...arguments)}catch(P){Ie("WebGLState:",P)}}function de(){try{n.texSubImage3D(...arguments)}catch(P){Ie("WebGLState:",P)}}function Nt(){try{n.compressedTexSubImage2D(...arguments)}catch(P){Ie("WebGLState:",P)}}function Ae(){try{n.compressedTexSubImage3D(...arguments)}catch(P){Ie("WebGLState:",P)}}function De(){try{n.texStorage2D(...arguments)}catch(P){Ie("WebGLState:",P)}}function C(){try{n.texStorage3D(...arguments)}catch(P){Ie("WebGLState:",P)}}function b(){try{n.texImage2D(...arguments)}catch(P){Ie("WebGLState:",P)}}function H(){try{n.texImage3D(...arguments)}catch(P){Ie("WebGLState:",P)}}function ne(P){return f[P]!==void 0?f[P]:n.getParameter(P)}function Q(P,K){f[P]!==K&&(n.pixelStorei(P,K),f[P]=K)}function se(P){Z.equals(P)===!1&&(n.scissor(P.x,P.y,P.z,P.w),Z.copy(P))}function ue(P){me.equals(P)===!1&&(n.viewport(P.x,P.y,P.z,P.w),me.copy(P))}function Y(P,K){let $=c.get(K);$===void 0&&($=new WeakMap,c.set(K,$));let le=$.get(P);le===void 0&&(le=n.getUniformBlockIndex(K,P.name),n.uniformBlockBinding(K,le,le),$.set(P,le))}function J(P,K,$){let re=c.get(K).get(P);l[re]!==$&&(n.bindBufferBase(n.UNIFORM_BUFFER,re,$),l[re]=$)}function ae(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},f={},j=null,te={},d={},l={},h=new WeakMap,g=[],x=null,p=!1,m=null,v=null,w=null,y=null,E=null,T=null,_=null,S=new Be(0,0,0),U=0,I=!1,N=null,O=null,W=null,A=null,D=null,Z.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.canvas.width,n.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:ge,disable:ke,bindFramebuffer:Tt,drawBuffers:Re,useProgram:et,setBlending:jt,setMaterial:Dt,setFlipSided:Mn,setCullFace:_t,setLineWidth:di,setPolygonOffset:Xt,setScissorTest:Hn,activeTexture:Gn,bindTexture:Wn,unbindTexture:F,compressedTexImage2D:Xn,compressedTexImage3D:ht,texImage2D:b,texImage3D:H,pixelStorei:Q,getParameter:ne,updateUBOMapping:Y,uniformBlockBinding:J,texStorage2D:De,texStorage3D:C,texSubImage2D:dt,texSubImage3D:de,compressedTexSubImage2D:Nt,compressedTexSubImage3D:Ae,scissor:se,viewport:ue,reset:ae}}function NM(n,e,t,i,r,s,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Oe,u=new WeakMap,f=new Set,d,h=new WeakMap,g=new Set,x=new FinalizationRegistry(C=>g.delete(C)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(C,b){return p?new OffscreenCanvas(C,b):Zo("canvas")}function v(C,b,H){let ne=1,Q=De(C);if((Q.width>H||Q.height>H)&&(ne=H/Math.max(Q.width,Q.height)),ne<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let se=Math.floor(ne*Q.width),ue=Math.floor(ne*Q.height);d===void 0&&(d=m(se,ue));let Y=b?m(se,ue):d;return Y.width=se,Y.height=ue,Y.getContext("2d").drawImage(C,0,0,se,ue),Ce("WebGLRenderer: Texture has been resized from ("+Q.width+"x"+Q.height+") to ("+se+"x"+ue+")."),Y}else return"data"in C&&Ce("WebGLRenderer: Image in DataTexture is too big ("+Q.width+"x"+Q.height+")."),C;return C}function w(C){return C.generateMipmaps}function y(C){n.generateMipmap(C)}function E(C){return C.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?n.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function T(C,b,H,ne,Q,se=!1){if(C!==null){if(n[C]!==void 0)return n[C];Ce("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let ue;ne&&(ue=e.get("EXT_texture_norm16"),ue||Ce("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Y=b;if(b===n.RED&&(H===n.FLOAT&&(Y=n.R32F),H===n.HALF_FLOAT&&(Y=n.R16F),H===n.UNSIGNED_BYTE&&(Y=n.R8),H===n.UNSIGNED_SHORT&&ue&&(Y=ue.R16_EXT),H===n.SHORT&&ue&&(Y=ue.R16_SNORM_EXT)),b===n.RED_INTEGER&&(H===n.UNSIGNED_BYTE&&(Y=n.R8UI),H===n.UNSIGNED_SHORT&&(Y=n.R16UI),H===n.UNSIGNED_INT&&(Y=n.R32UI),H===n.BYTE&&(Y=n.R8I),H===n.SHORT&&(Y=n.R16I),H===n.INT&&(Y=n.R32I)),b===n.RG&&(H===n.FLOAT&&(Y=n.RG32F),H===n.HALF_FLOAT&&(Y=n.RG16F),H===n.UNSIGNED_BYTE&&(Y=n.RG8),H===n.UNSIGNED_SHORT&&ue&&(Y=ue.RG16_EXT),H===n.SHORT&&ue&&(Y=ue.RG16_SNORM_EXT)),b===n.RG_INTEGER&&(H===n.UNSIGNED_BYTE&&(Y=n.RG8UI),H===n.UNSIGNED_SHORT&&(Y=n.RG16UI),H===n.UNSIGNED_INT&&(Y=n.RG32UI),H===n.BYTE&&(Y=n.RG8I),H===n.SHORT&&(Y=n.RG16I),H===n.INT&&(Y=n.RG32I)),b===n.RGB_INTEGER&&(H===n.UNSIGNED_BYTE&&(Y=n.RGB8UI),H===n.UNSIGNED_SHORT&&(Y=n.RGB16UI),H===n.UNSIGNED_INT&&(Y=n.RGB32UI),H===n.BYTE&&(Y=n.RGB8I),H===n.SHORT&&(Y=n.RGB16I),H===n.INT&&(Y=n.RGB32I)),b===n.RGBA_INTEGER&&(H===n.UNSIGNED_BYTE&&(Y=n.RGBA8UI),H===n.UNSIGNED_SHORT&&(Y=n.RGBA16UI),H===n.UNSIGNED_INT&&(Y=n.RGBA32UI),H===n.BYTE&&(Y=n.RGBA8I),H===n.SHORT&&(Y=n.RGBA16I),H===n.INT&&(Y=n.RGBA32I)),b===n.RGB&&(H===n.UNSIGNED_SHORT&&ue&&(Y=ue.RGB16_EXT),H===n.SHORT&&ue&&(Y=ue.RGB16_SNORM_EXT),H===n.UNSIGNED_INT_5_9_9_9_REV&&(Y=n.RGB9_E5),H===n.UNSIGNED_INT_10F_11F_11F_REV&&(Y=n.R11F_G11F_B10F)),b===n.RGBA){let J=se?Jo:$e.getTransfer(Q);H===n.FLOAT&&(Y=n.RGBA32F),H===n.HALF_FLOAT&&(Y=n.RGBA16F),H===n.UNSIGNED_BYTE&&(Y=J===Qe?n.SRGB8_ALPHA8:n.RGBA8),H===n.UNSIGNED_SHORT&&ue&&(Y=ue.RGBA16_EXT),H===n.SHORT&&ue&&(Y=ue.RGBA16_SNORM_EXT),H===n.UNSIGNED_SHORT_4_4_4_4&&(Y=n.RGBA4),H===n.UNSIGNED_SHORT_5_5_5_1&&(Y=n.RGB5_A1)}return(Y===n.R16F||Y===n.R32F||Y===n.RG16F||Y===n.RG32F||Y===n.RGBA16F||Y===n.RGBA32F)&&e.get("EXT_color_buffer_float"),Y}function _(C,b){let H;return C?b===null||b===li||b===jr?H=n.DEPTH24_STENCIL8:b===ci?H=n.DEPTH32F_STENCIL8:b===eo&&(H=n.DEPTH24_STENCIL8,Ce("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===li||b===jr?H=n.DEPTH_COMPONENT24:b===ci?H=n.DEPTH_COMPONENT32F:b===eo&&(H=n.DEPTH_COMPONENT16),H}function S(C,b){return w(C)===!0||C.isFramebufferTexture&&C.minFilter!==Kt&&C.minFilter!==yn?Math.log2(Math.max(b.width,b.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?b.mipmaps.length:1}function U(C){let b=new WeakRef(C);i.get(C).__ref=b,g.add(b),x.register(C,b,b)}function I(C){let b=i.get(C).__ref;b!==void 0&&(g.delete(b),x.unregister(b))}function N(C){W(C.target)}function O(C){A(C.target)}function W(C){C.removeEventListener("dispose",N),I(C),k(C),C.isVideoTexture&&u.delete(C),C.isHTMLTexture&&f.delete(C)}function A(C){C.removeEventListener("dispose",O),I(C),ee(C)}function D(){for(let C of g){let b=C.deref();b!==void 0&&(b.isRenderTarget===!0?A(b):W(b))}g.clear(),f.clear()}function k(C){let b=i.get(C);if(b.__webglInit===void 0)return;let H=C.source,ne=h.get(H);if(ne){let Q=ne[b.__cacheKey];Q.usedTimes--,Q.usedTimes===0&&V(C),Object.keys(ne).length===0&&h.delete(H)}i.remove(C)}function V(C){let b=i.get(C);n.deleteTexture(b.__webglTexture);let H=C.source,ne=h.get(H);delete ne[b.__cacheKey],o.memory.textures--}function ee(C){let b=i.get(C);b.__depthDisposeCallback&&b.__depthDisposeCallback();let H=C.depthTexture;if(H&&H.renderTarget===C&&W(H),C.isWebGLCubeRenderTarget)for(let Q=0;Q<6;Q++){if(Array.isArray(b.__webglFramebuffer[Q]))for(let se=0;se<b.__webglFramebuffer[Q].length;se++)n.deleteFramebuffer(b.__webglFramebuffer[Q][se]);else n.deleteFramebuffer(b.__webglFramebuffer[Q]);b.__webglDepthbuffer&&n.deleteRenderbuffer(b.__webglDepthbuffer[Q])}else{if(Array.isArray(b.__webglFramebuffer))for(let Q=0;Q<b.__webglFramebuffer.length;Q++)n.deleteFramebuffer(b.__webglFramebuffer[Q]);else n.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&n.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&n.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let Q=0;Q<b.__webglColorRenderbuffer.length;Q++)b.__webglColorRenderbuffer[Q]&&n.deleteRenderbuffer(b.__webglColorRenderbuffer[Q]);b.__webglDepthRenderbuffer&&n.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let ne=C.textures;for(let Q=0,se=ne.length;Q<se;Q++){let ue=i.get(ne[Q]);ue.__webglTexture&&(n.deleteTexture(ue.__webglTexture),o.memory.textures--),i.remove(ne[Q])}i.remove(C)}let q=0;function j(){q=0}function te(){return q}function xe(C){q=C}function Ne(){let C=q;return C>=r.maxTextures&&Ce("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+r.maxTextures),q+=1,C}function Z(C){let b=[];return b.push(C.wrapS),b.push(C.wrapT),b.push(C.wrapR||0),b.push(C.magFilter),b.push(C.minFilter),b.push(C.anisotropy),b.push(C.internalFormat),b.push(C.format),b.push(C.type),b.push(C.generateMipmaps),b.push(C.mipmapsAutoUpdate),b.push(C.premultiplyAlpha),b.push(C.flipY),b.push(C.unpackAlignment),b.push(C.colorSpace),b.join()}function me(C,b){let H=i.get(C);if(C.isVideoTexture&&Nt(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&H.__version!==C.version){let ne=C.image;if(ne===null)Ce("WebGLRenderer: Texture marked for update but no image data found.");else if(ne.complete===!1)Ce("WebGLRenderer: Texture marked for update but image is incomplete");else{Dt(H,C,b);return}}else C.isExternalTexture&&(H.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,H.__webglTexture,n.TEXTURE0+b)}function ye(C,b){let H=i.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&H.__version!==C.version){Dt(H,C,b);return}else C.isExternalTexture&&(H.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,H.__webglTexture,n.TEXTURE0+b)}function Te(C,b){let H=i.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&H.__version!==C.version){Dt(H,C,b);return}t.bindTexture(n.TEXTURE_3D,H.__webglTexture,n.TEXTURE0+b)}function ge(C,b){let H=i.get(C);if(C.version>0&&H.__version!==C.version){Mn(H,C,b);return}t.bindTexture(n.TEXTURE_CUBE_MAP,H.__webglTexture,n.TEXTURE0+b)}let ke={[Hl]:n.REPEAT,[_i]:n.CLAMP_TO_EDGE,[Gl]:n.MIRRORED_REPEAT},Tt={[Kt]:n.NEAREST,[Pm]:n.NEAREST_MIPMAP_NEAREST,[fa]:n.NEAREST_MIPMAP_LINEAR,[yn]:n.LINEAR,[gc]:n.LINEAR_MIPMAP_NEAREST,[Hi]:n.LINEAR_MIPMAP_LINEAR},Re={[Nm]:n.NEVER,[td]:n.ALWAYS,[Um]:n.LESS,[Qh]:n.LEQUAL,[Fm]:n.EQUAL,[ed]:n.GEQUAL,[Om]:n.GREATER,[km]:n.NOTEQUAL};function et(C,b){if(b.type===ci&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===yn||b.magFilter===gc||b.magFilter===fa||b.magFilter===Hi||b.minFilter===yn||b.minFilter===gc||b.minFilter===fa||b.minFilter===Hi)&&Ce("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(C,n.TEXTURE_WRAP_S,ke[b.wrapS]),n.texParameteri(C,n.TEXTURE_WRAP_T,ke[b.wrapT]),(C===n.TEXTURE_3D||C===n.TEXTURE_2D_ARRAY)&&n.texParameteri(C,n.TEXTURE_WRAP_R,ke[b.wrapR]),n.texParameteri(C,n.TEXTURE_MAG_FILTER,Tt[b.magFilter]),n.texParameteri(C,n.TEXTURE_MIN_FILTER,Tt[b.minFilter]),b.compareFunction&&(n.texParameteri(C,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(C,n.TEXTURE_COMPARE_FUNC,Re[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===Kt||b.minFilter!==fa&&b.minFilter!==Hi||b.type===ci&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||i.get(b).__currentAnisotropy){let H=e.get("EXT_texture_filter_anisotropic");n.texParameterf(C,H.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,r.getMaxAnisotropy())),i.get(b).__currentAnisotropy=b.anisotropy}}}function it(C,b){let H=!1;C.__webglInit===void 0&&(C.__webglInit=!0,b.addEventListener("dispose",N),U(b));let ne=b.source,Q=h.get(ne);Q===void 0&&(Q={},h.set(ne,Q));let se=Z(b);if(se!==C.__cacheKey){Q[se]===void 0&&(Q[se]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,H=!0),Q[se].usedTimes++;let ue=Q[C.__cacheKey];ue!==void 0&&(Q[C.__cacheKey].usedTimes--,ue.usedTimes===0&&V(b)),C.__cacheKey=se,C.__webglTexture=Q[se].texture}return H}function We(C,b,H){return Math.floor(Math.floor(C/H)/b)}function jt(C,b,H,ne){let se=C.updateRanges;if(se.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,b.width,b.height,H,ne,b.data);else{se.sort((P,K)=>P.start-K.start);let ue=0;for(let P=1;P<se.length;P++){let K=se[ue],$=se[P],le=K.start+K.count,re=We($.start,b.width,4),oe=We(K.start,b.width,4);$.start<=le+1&&re===oe&&We($.start+$.count-1,b.width,4)===re?K.count=Math.max(K.count,$.start+$.count-K.start):(++ue,se[ue]=$)}se.length=ue+1;let Y=t.getParameter(n.UNPACK_ROW_LENGTH),J=t.getParameter(n.UNPACK_SKIP_PIXELS),ae=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,b.width);for(let P=0,K=se.length;P<K;P++){let $=se[P],le=Math.floor($.start/4),re=Math.ceil($.count/4),oe=le%b.width,we=Math.floor(le/b.width),Ve=re,ie=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(n.UNPACK_SKIP_ROWS,we),t.texSubImage2D(n.TEXTURE_2D,0,oe,we,Ve,ie,H,ne,b.data)}C.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,Y),t.pixelStorei(n.UNPACK_SKIP_PIXELS,J),t.pixelStorei(n.UNPACK_SKIP_ROWS,ae)}}function Dt(C,b,H){let ne=n.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(ne=n.TEXTURE_2D_ARRAY),b.isData3DTexture&&(ne=n.TEXTURE_3D);let Q=it(C,b),se=b.source;t.bindTexture(ne,C.__webglTexture,n.TEXTURE0+H);let ue=i.get(se);if(se.version!==ue.__version||Q===!0){if(t.activeTexture(n.TEXTURE0+H),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let ie=$e.getPrimaries($e.workingColorSpace),Ee=b.colorSpace===Wi?null:$e.getPrimaries(b.colorSpace),ze=b.colorSpace===Wi||ie===Ee?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze)}t.pixelStorei(n.UNPACK_ALIGNMENT,b.unpackAlignment);let J=v(b.image,!1,r.maxTextureSize);J=Ae(b,J);let ae=s.convert(b.format,b.colorSpace),P=s.convert(b.type),K=T(b.internalFormat,ae,P,b.normalized,b.colorSpace,b.isVideoTexture);et(ne,b);let $,le=b.mipmaps,re=b.isVideoTexture!==!0,oe=ue.__version===void 0||Q===!0,we=se.dataReady,Ve=S(b,J);if(b.isDepthTexture)K=_(b.format===Gi,b.type),oe&&(re?t.texStorage2D(n.TEXTURE_2D,1,K,J.width,J.height):t.texImage2D(n.TEXTURE_2D,0,K,J.width,J.height,0,ae,P,null));else if(b.isDataTexture)if(le.length>0){re&&oe&&t.texStorage2D(n.TEXTURE_2D,Ve,K,le[0].width,le[0].height);for(let ie=0,Ee=le.length;ie<Ee;ie++)$=le[ie],re?we&&t.texSubImage2D(n.TEXTURE_2D,ie,0,0,$.width,$.height,ae,P,$.data):t.texImage2D(n.TEXTURE_2D,ie,K,$.width,$.height,0,ae,P,$.data);b.generateMipmaps=!1}else re?(oe&&t.texStorage2D(n.TEXTURE_2D,Ve,K,J.width,J.height),we&&jt(b,J,ae,P)):t.texImage2D(n.TEXTURE_2D,0,K,J.width,J.height,0,ae,P,J.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){re&&oe&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Ve,K,le[0].width,le[0].height,J.depth);for(let ie=0,Ee=le.length;ie<Ee;ie++)if($=le[ie],b.format!==hi)if(ae!==null)if(re){if(we)if(b.layerUpdates.size>0){let ze=ld($.width,$.height,b.format,b.type);for(let fe of b.layerUpdates){let tt=$.data.subarray(fe*ze/$.data.BYTES_PER_ELEMENT,(fe+1)*ze/$.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ie,0,0,fe,$.width,$.height,1,ae,tt)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ie,0,0,0,$.width,$.height,J.depth,ae,$.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ie,K,$.width,$.height,J.depth,0,$.data,0,0);else Ce("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else re?we&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ie,0,0,0,$.width,$.height,J.depth,ae,P,$.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ie,K,$.width,$.height,J.depth,0,ae,P,$.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{re&&oe&&t.texStorage2D(n.TEXTURE_2D,Ve,K,le[0].width,le[0].height);for(let ie=0,Ee=le.length;ie<Ee;ie++)$=le[ie],b.format!==hi?ae!==null?re?we&&t.compressedTexSubImage2D(n.TEXTURE_2D,ie,0,0,$.width,$.height,ae,$.data):t.compressedTexImage2D(n.TEXTURE_2D,ie,K,$.width,$.height,0,$.data):Ce("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):re?we&&t.texSubImage2D(n.TEXTURE_2D,ie,0,0,$.width,$.height,ae,P,$.data):t.texImage2D(n.TEXTURE_2D,ie,K,$.width,$.height,0,ae,P,$.data)}else if(b.isDataArrayTexture)if(re){if(oe&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Ve,K,J.width,J.height,J.depth),we)if(b.layerUpdates.size>0){let ie=ld(J.width,J.height,b.format,b.type);for(let Ee of b.layerUpdates){let ze=J.data.subarray(Ee*ie/J.data.BYTES_PER_ELEMENT,(Ee+1)*ie/J.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Ee,J.width,J.height,1,ae,P,ze)}b.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,J.width,J.height,J.depth,ae,P,J.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,K,J.width,J.height,J.depth,0,ae,P,J.data);else if(b.isData3DTexture)re?(oe&&t.texStorage3D(n.TEXTURE_3D,Ve,K,J.width,J.height,J.depth),we&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,J.width,J.height,J.depth,ae,P,J.data)):t.texImage3D(n.TEXTURE_3D,0,K,J.width,J.height,J.depth,0,ae,P,J.data);else if(b.isFramebufferTexture){if(oe)if(re)t.texStorage2D(n.TEXTURE_2D,Ve,K,J.width,J.height);else{let ie=J.width,Ee=J.height;for(let ze=0;ze<Ve;ze++)t.texImage2D(n.TEXTURE_2D,ze,K,ie,Ee,0,ae,P,null),ie>>=1,Ee>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in n){let ie=n.canvas;if(ie.hasAttribute("layoutsubtree")||ie.setAttribute("layoutsubtree","true"),J.parentNode!==ie){ie.appendChild(J),f.add(b),ie.onpaint=Ee=>{let ze=Ee.changedElements;for(let fe of f)ze.includes(fe.image)&&(fe.needsUpdate=!0)},ie.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,J);else{let ze=n.RGBA,fe=n.RGBA,tt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,ze,fe,tt,J)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(le.length>0){if(re&&oe){let ie=De(le[0]);t.texStorage2D(n.TEXTURE_2D,Ve,K,ie.width,ie.height)}for(let ie=0,Ee=le.length;ie<Ee;ie++)$=le[ie],re?we&&t.texSubImage2D(n.TEXTURE_2D,ie,0,0,ae,P,$):t.texImage2D(n.TEXTURE_2D,ie,K,ae,P,$);b.generateMipmaps=!1}else if(re){if(oe){let ie=De(J);t.texStorage2D(n.TEXTURE_2D,Ve,K,ie.width,ie.height)}we&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ae,P,J)}else t.texImage2D(n.TEXTURE_2D,0,K,ae,P,J);w(b)&&b.mipmapsAutoUpdate===!0&&y(ne),ue.__version=se.version,b.onUpdate&&b.onUpdate(b)}C.__version=b.version}function Mn(C,b,H){if(b.image.length!==6)return;let ne=it(C,b),Q=b.source;t.bindTexture(n.TEXTURE_CUBE_MAP,C.__webglTexture,n.TEXTURE0+H);let se=i.get(Q);if(Q.version!==se.__version||ne===!0){t.activeTexture(n.TEXTURE0+H);let ue=$e.getPrimaries($e.workingColorSpace),Y=b.colorSpace===Wi?null:$e.getPrimaries(b.colorSpace),J=b.colorSpace===Wi||ue===Y?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,J);let ae=b.isCompressedTexture||b.image[0].isCompressedTexture,P=b.image[0]&&b.image[0].isDataTexture,K=[];for(let fe=0;fe<6;fe++)!ae&&!P?K[fe]=v(b.image[fe],!0,r.maxCubemapSize):K[fe]=P?b.image[fe].image:b.image[fe],K[fe]=Ae(b,K[fe]);let $=K[0],le=s.convert(b.format,b.colorSpace),re=s.convert(b.type),oe=T(b.internalFormat,le,re,b.normalized,b.colorSpace),we=b.isVideoTexture!==!0,Ve=se.__version===void 0||ne===!0,ie=Q.dataReady,Ee=S(b,$);et(n.TEXTURE_CUBE_MAP,b);let ze;if(b.isDepthTexture){if(oe=_(b.format===Gi,b.type),Ve)if(we)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,oe,$.width,$.height);else for(let fe=0;fe<6;fe++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,oe,$.width,$.height,0,le,re,null)}else if(ae){we&&Ve&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Ee,oe,$.width,$.height);for(let fe=0;fe<6;fe++){ze=K[fe].mipmaps;for(let tt=0;tt<ze.length;tt++){let qt=ze[tt];b.format!==hi?le!==null?we?ie&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,0,0,qt.width,qt.height,le,qt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,oe,qt.width,qt.height,0,qt.data):Ce("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):we?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,0,0,qt.width,qt.height,le,re,qt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,oe,qt.width,qt.height,0,le,re,qt.data)}}}else{if(ze=b.mipmaps,we&&Ve){ze.length>0&&Ee++;let fe=De(K[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Ee,oe,fe.width,fe.height)}for(let fe=0;fe<6;fe++)if(P){we?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,0,0,K[fe].width,K[fe].height,le,re,K[fe].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,oe,K[fe].width,K[fe].height,0,le,re,K[fe].data);for(let tt=0;tt<ze.length;tt++){let qi=ze[tt].image[fe].image;we?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,0,0,qi.width,qi.height,le,re,qi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,oe,qi.width,qi.height,0,le,re,qi.data)}}else{we?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,0,0,le,re,K[fe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,oe,le,re,K[fe]);for(let tt=0;tt<ze.length;tt++){let qt=ze[tt];we?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,0,0,le,re,qt.image[fe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,oe,le,re,qt.image[fe])}}}w(b)&&b.mipmapsAutoUpdate===!0&&y(n.TEXTURE_CUBE_MAP),se.__version=Q.version,b.onUpdate&&b.onUpdate(b)}C.__version=b.version}function _t(C,b,H,ne,Q,se){let ue=s.convert(H.format,H.colorSpace),Y=s.convert(H.type),J=T(H.internalFormat,ue,Y,H.normalized,H.colorSpace),ae=i.get(b),P=i.get(H);if(P.__renderTarget=b,!ae.__hasExternalTextures){let K=Math.max(1,b.width>>se),$=Math.max(1,b.height>>se);Q===n.TEXTURE_3D||Q===n.TEXTURE_2D_ARRAY?t.texImage3D(Q,se,J,K,$,b.depth,0,ue,Y,null):t.texImage2D(Q,se,J,K,$,0,ue,Y,null)}t.bindFramebuffer(n.FRAMEBUFFER,C),de(b)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ne,Q,P.__webglTexture,0,dt(b)):(Q===n.TEXTURE_2D||Q>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&Q<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,ne,Q,P.__webglTexture,se),t.bindFramebuffer(n.FRAMEBUFFER,null)}function di(C,b,H){if(n.bindRenderbuffer(n.RENDERBUFFER,C),b.depthBuffer){let ne=b.depthTexture,Q=ne&&ne.isDepthTexture?ne.type:null,se=_(b.stencilBuffer,Q),ue=b.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;de(b)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,dt(b),se,b.width,b.height):H?n.renderbufferStorageMultisample(n.RENDERBUFFER,dt(b),se,b.width,b.height):n.renderbufferStorage(n.RENDERBUFFER,se,b.width,b.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ue,n.RENDERBUFFER,C)}else{let ne=b.textures;for(let Q=0;Q<ne.length;Q++){let se=ne[Q],ue=s.convert(se.format,se.colorSpace),Y=s.convert(se.type),J=T(se.internalFormat,ue,Y,se.normalized,se.colorSpace);de(b)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,dt(b),J,b.width,b.height):H?n.renderbufferStorageMultisample(n.RENDERBUFFER,dt(b),J,b.width,b.height):n.renderbufferStorage(n.RENDERBUFFER,J,b.width,b.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Xt(C,b,H){let ne=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,C),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let Q=i.get(b.depthTexture);Q.__renderTarget=b;let se=ne?b.depthTexture.image[0]:b.depthTexture.image;(!Q.__webglTexture||se.width!==b.width||se.height!==b.height)&&(se.width=b.width,se.height=b.height,b.depthTexture.needsUpdate=!0),ne?ge(b.depthTexture,0):me(b.depthTexture,0);let ue=Q.__webglTexture,Y=dt(b),J=ne?n.TEXTURE_CUBE_MAP_POSITIVE_X+H:n.TEXTURE_2D,ae=b.depthTexture.format===Gi?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(b.depthTexture.format===ki)de(b)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ae,J,ue,0,Y):n.framebufferTexture2D(n.FRAMEBUFFER,ae,J,ue,0);else if(b.depthTexture.format===Gi)de(b)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ae,J,ue,0,Y):n.framebufferTexture2D(n.FRAMEBUFFER,ae,J,ue,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Hn(C){let b=i.get(C),H=C.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==C.depthTexture){let ne=C.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),ne){let Q=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,ne.removeEventListener("dispose",Q)};ne.addEventListener("dispose",Q),b.__depthDisposeCallback=Q}b.__boundDepthTexture=ne}if(C.depthTexture&&!b.__autoAllocateDepthBuffer)if(H)for(let ne=0;ne<6;ne++)Xt(b.__webglFramebuffer[ne],C,ne);else C.texture.mipmaps.length>0?Xt(b.__webglFramebuffer[0],C,0):Xt(b.__webglFramebuffer,C,0);else if(H){b.__webglDepthbuffer=[];for(let ne=0;ne<6;ne++)if(t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer[ne]),b.__webglDepthbuffer[ne]===void 0)b.__webglDepthbuffer[ne]=n.createRenderbuffer(),di(b.__webglDepthbuffer[ne],C,!1);else{let Q=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,se=b.__webglDepthbuffer[ne];n.bindRenderbuffer(n.RENDERBUFFER,se),n.framebufferRenderbuffer(n.FRAMEBUFFER,Q,n.RENDERBUFFER,se)}}else if(C.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=n.createRenderbuffer(),di(b.__webglDepthbuffer,C,!1);else{let Q=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,se=b.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,se),n.framebufferRenderbuffer(n.FRAMEBUFFER,Q,n.RENDERBUFFER,se)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function Gn(C,b,H){let ne=i.get(C);b!==void 0&&_t(ne.__webglFramebuffer,C,C.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),H!==void 0&&Hn(C)}function Wn(C){let b=C.texture,H=i.get(C),ne=i.get(b);C.addEventListener("dispose",O),U(C);let Q=C.textures,se=C.isWebGLCubeRenderTarget===!0,ue=Q.length>1;if(ue||(ne.__webglTexture===void 0&&(ne.__webglTexture=n.createTexture()),ne.__version=b.version,o.memory.textures++),se){H.__webglFramebuffer=[];for(let Y=0;Y<6;Y++)if(b.mipmaps.length>0){H.__webglFramebuffer[Y]=[];for(let J=0;J<b.mipmaps.length;J++)H.__webglFramebuffer[Y][J]=n.createFramebuffer()}else H.__webglFramebuffer[Y]=n.createFramebuffer()}else{if(b.mipmaps.length>0){H.__webglFramebuffer=[];for(let Y=0;Y<b.mipmaps.length;Y++)H.__webglFramebuffer[Y]=n.createFramebuffer()}else H.__webglFramebuffer=n.createFramebuffer();if(ue)for(let Y=0,J=Q.length;Y<J;Y++){let ae=i.get(Q[Y]);ae.__webglTexture===void 0&&(ae.__webglTexture=n.createTexture(),o.memory.textures++)}if(C.samples>0&&de(C)===!1){H.__webglMultisampledFramebuffer=n.createFramebuffer(),H.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,H.__webglMultisampledFramebuffer);for(let Y=0;Y<Q.length;Y++){let J=Q[Y];H.__webglColorRenderbuffer[Y]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,H.__webglColorRenderbuffer[Y]);let ae=s.convert(J.format,J.colorSpace),P=s.convert(J.type),K=T(J.internalFormat,ae,P,J.normalized,J.colorSpace,C.isXRRenderTarget===!0),$=dt(C);n.renderbufferStorageMultisample(n.RENDERBUFFER,$,K,C.width,C.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+Y,n.RENDERBUFFER,H.__webglColorRenderbuffer[Y])}n.bindRenderbuffer(n.RENDERBUFFER,null),C.depthBuffer&&(H.__webglDepthRenderbuffer=n.createRenderbuffer(),di(H.__webglDepthRenderbuffer,C,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(se){t.bindTexture(n.TEXTURE_CUBE_MAP,ne.__webglTexture),et(n.TEXTURE_CUBE_MAP,b);for(let Y=0;Y<6;Y++)if(b.mipmaps.length>0)for(let J=0;J<b.mipmaps.length;J++)_t(H.__webglFramebuffer[Y][J],C,b,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Y,J);else _t(H.__webglFramebuffer[Y],C,b,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Y,0);w(b)?y(n.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(ue){for(let Y=0,J=Q.length;Y<J;Y++){let ae=Q[Y],P=i.get(ae),K=n.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(K=C.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(K,P.__webglTexture),et(K,ae),_t(H.__webglFramebuffer,C,ae,n.COLOR_ATTACHMENT0+Y,K,0),w(ae)&&y(K)}t.unbindTexture()}else{let Y=n.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(Y=C.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Y,ne.__webglTexture),et(Y,b),b.mipmaps.length>0)for(let J=0;J<b.mipmaps.length;J++)_t(H.__webglFramebuffer[J],C,b,n.COLOR_ATTACHMENT0,Y,J);else _t(H.__webglFramebuffer,C,b,n.COLOR_ATTACHMENT0,Y,0);w(b)?y(Y):b.mipmaps.length>0&&n.texParameteri(Y,n.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}C.depthBuffer&&Hn(C)}function F(C){let b=C.textures;for(let H=0,ne=b.length;H<ne;H++){let Q=b[H];if(w(Q)&&Q.mipmapsAutoUpdate===!0){let se=E(C),ue=i.get(Q).__webglTexture;t.bindTexture(se,ue),y(se),t.unbindTexture()}}}let Xn=[];function ht(C){if(C.samples>0){if(de(C)===!1){let b=C.textures,H=C.width,ne=C.height,Q=n.COLOR_BUFFER_BIT,se=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ue=i.get(C),Y=b.length>1;if(Y)for(let ae=0;ae<b.length;ae++)t.bindFramebuffer(n.FRAMEBUFFER,ue.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ue.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ue.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ue.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ue.__webglFramebuffer);for(let ae=0;ae<b.length;ae++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(Q|=n.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(Q|=n.STENCIL_BUFFER_BIT)),Y){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ue.__webglColorRenderbuffer[ae]);let P=i.get(b[ae]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,P,0)}n.blitFramebuffer(0,0,H,ne,0,0,H,ne,Q,n.NEAREST),l===!0&&(Xn.length=0,Xn.push(n.COLOR_ATTACHMENT0+ae),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Xn.push(se),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Xn))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),Y)for(let ae=0;ae<b.length;ae++){t.bindFramebuffer(n.FRAMEBUFFER,ue.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.RENDERBUFFER,ue.__webglColorRenderbuffer[ae]);let P=i.get(b[ae]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ue.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.TEXTURE_2D,P,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ue.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let b=C.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[b])}}}function dt(C){return Math.min(r.maxSamples,C.samples)}function de(C){let b=i.get(C);return C.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Nt(C){let b=o.render.frame;u.get(C)!==b&&(u.set(C,b),C.update())}function Ae(C,b){let H=C.colorSpace,ne=C.format,Q=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||H!==Yo&&H!==Wi&&($e.getTransfer(H)===Qe?(ne!==hi||Q!==Cn)&&Ce("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Ie("WebGLTextures: Unsupported texture color space:",H)),b}function De(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=Ne,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=xe,this.setTexture2D=me,this.setTexture2DArray=ye,this.setTexture3D=Te,this.setTextureCube=ge,this.rebindTextures=Gn,this.setupRenderTarget=Wn,this.updateRenderTargetMipmap=F,this.updateMultisampleRenderTarget=ht,this.setupDepthRenderbuffer=Hn,this.setupFrameBufferTexture=_t,this.useMultisampledRTT=de,this.dispose=D}function UM(n,e){function t(i,r=Wi){let s,o=$e.getTransfer(r);if(i===Cn)return n.UNSIGNED_BYTE;if(i===vc)return n.UNSIGNED_SHORT_4_4_4_4;if(i===xc)return n.UNSIGNED_SHORT_5_5_5_1;if(i===Yh)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Jh)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===qh)return n.BYTE;if(i===$h)return n.SHORT;if(i===eo)return n.UNSIGNED_SHORT;if(i===_c)return n.INT;if(i===li)return n.UNSIGNED_INT;if(i===ci)return n.FLOAT;if(i===ui)return n.HALF_FLOAT;if(i===Zh)return n.ALPHA;if(i===Kh)return n.RGB;if(i===hi)return n.RGBA;if(i===ki)return n.DEPTH_COMPONENT;if(i===Gi)return n.DEPTH_STENCIL;if(i===jh)return n.RED;if(i===yc)return n.RED_INTEGER;if(i===gr)return n.RG;if(i===bc)return n.RG_INTEGER;if(i===Mc)return n.RGBA_INTEGER;if(i===pa||i===ma||i===ga||i===_a)if(o===Qe)if(s=e.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===pa)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===ma)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===ga)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===_a)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=e.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===pa)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===ma)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===ga)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===_a)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Sc||i===wc||i===Ec||i===Tc)if(s=e.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===Sc)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===wc)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Ec)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Tc)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Ac||i===Cc||i===Rc||i===Pc||i===Ic||i===va||i===Lc)if(s=e.get("WEBGL_compressed_texture_etc"),s!==null){if(i===Ac||i===Cc)return o===Qe?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===Rc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===Pc)return s.COMPRESSED_R11_EAC;if(i===Ic)return s.COMPRESSED_SIGNED_R11_EAC;if(i===va)return s.COMPRESSED_RG11_EAC;if(i===Lc)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Dc||i===Nc||i===Uc||i===Fc||i===Oc||i===kc||i===Bc||i===zc||i===Vc||i===Hc||i===Gc||i===Wc||i===Xc||i===qc)if(s=e.get("WEBGL_compressed_texture_astc"),s!==null){if(i===Dc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Nc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Uc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Fc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Oc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===kc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Bc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===zc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Vc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Hc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Gc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Wc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Xc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===qc)return o===Qe?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===$c||i===Yc||i===Jc)if(s=e.get("EXT_texture_compression_bptc"),s!==null){if(i===$c)return o===Qe?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Yc)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Jc)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Zc||i===Kc||i===xa||i===jc)if(s=e.get("EXT_texture_compression_rgtc"),s!==null){if(i===Zc)return s.COMPRESSED_RED_RGTC1_EXT;if(i===Kc)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===xa)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===jc)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===jr?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var FM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,OM=`
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

}`,_d=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new na(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new jn({vertexShader:FM,fragmentShader:OM,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new yt(new ur(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},vd=class extends vi{constructor(e,t){super();let i=this,r=null,s=1,o=null,a="local-floor",l=1,c=null,u=null,f=null,d=null,h=null,g=null,x=typeof XRWebGLBinding<"u",p=new _d,m={},v=t.getContextAttributes(),w=null,y=null,E=[],T=[],_=new Oe,S=null,U=null,I=new vn;I.viewport=new gt;let N=new vn;N.viewport=new gt;let O=[I,N],W=new fc,A=null,D=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Z){let me=E[Z];return me===void 0&&(me=new Ws,E[Z]=me),me.getTargetRaySpace()},this.getControllerGrip=function(Z){let me=E[Z];return me===void 0&&(me=new Ws,E[Z]=me),me.getGripSpace()},this.getHand=function(Z){let me=E[Z];return me===void 0&&(me=new Ws,E[Z]=me),me.getHandSpace()};function k(Z){let me=T.indexOf(Z.inputSource);if(me===-1)return;let ye=E[me];ye!==void 0&&(ye.update(Z.inputSource,Z.frame,c||o),ye.dispatchEvent({type:Z.type,data:Z.inputSource}))}function V(){r.removeEventListener("select",k),r.removeEventListener("selectstart",k),r.removeEventListener("selectend",k),r.removeEventListener("squeeze",k),r.removeEventListener("squeezestart",k),r.removeEventListener("squeezeend",k),r.removeEventListener("end",V),r.removeEventListener("inputsourceschange",ee);for(let Z=0;Z<E.length;Z++){let me=T[Z];me!==null&&(T[Z]=null,E[Z].disconnect(me))}A=null,D=null,p.reset();for(let Z in m)delete m[Z];if(e.setRenderTarget(w),h=null,d=null,f=null,r=null,y=null,Ne.stop(),i.isPresenting=!1,e.setPixelRatio(S),e.setSize(_.width,_.height,!1),U!==null){let Z=U.camera;Z.fov=U.fov,Z.zoom=U.zoom,Z.updateProjectionMatrix(),U=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Z){s=Z,i.isPresenting===!0&&Ce("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Z){a=Z,i.isPresenting===!0&&Ce("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Z){c=Z},this.getBaseLayer=function(){return d!==null?d:h},this.getBinding=function(){return f===null&&x&&(f=new XRWebGLBinding(r,t)),f},this.getFrame=function(){return g},this.getSession=function(){return r},this.setSession=async function(Z){if(r=Z,r!==null){if(w=e.getRenderTarget(),r.addEventListener("select",k),r.addEventListener("selectstart",k),r.addEventListener("selectend",k),r.addEventListener("squeeze",k),r.addEventListener("squeezestart",k),r.addEventListener("squeezeend",k),r.addEventListener("end",V),r.addEventListener("inputsourceschange",ee),v.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,Te=null,ge=null;v.depth&&(ge=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=v.stencil?Gi:ki,Te=v.stencil?jr:li);let ke={colorFormat:t.RGBA8,depthFormat:ge,scaleFactor:s};f=this.getBinding(),d=f.createProjectionLayer(ke),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),y=new zn(d.textureWidth,d.textureHeight,{format:hi,type:Cn,depthTexture:new Vi(d.textureWidth,d.textureHeight,Te,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ye={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:s};h=new XRWebGLLayer(r,t,ye),r.updateRenderState({baseLayer:h}),e.setPixelRatio(1),e.setSize(h.framebufferWidth,h.framebufferHeight,!1),y=new zn(h.framebufferWidth,h.framebufferHeight,{format:hi,type:Cn,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1,storeMultisampledDepthBuffer:h.ignoreDepthValues===!1,storeMultisampledStencilBuffer:h.ignoreDepthValues===!1})}y.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await r.requestReferenceSpace(a),Ne.setContext(r),Ne.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ee(Z){for(let me=0;me<Z.removed.length;me++){let ye=Z.removed[me],Te=T.indexOf(ye);Te>=0&&(T[Te]=null,E[Te].disconnect(ye))}for(let me=0;me<Z.added.length;me++){let ye=Z.added[me],Te=T.indexOf(ye);if(Te===-1){for(let ke=0;ke<E.length;ke++)if(ke>=T.length){T.push(ye),Te=ke;break}else if(T[ke]===null){T[ke]=ye,Te=ke;break}if(Te===-1)break}let ge=E[Te];ge&&ge.connect(ye)}}function q(Z,me){me===null?Z.matrixWorld.copy(Z.matrix):Z.matrixWorld.multiplyMatrices(me.matrixWorld,Z.matrix),Z.matrixWorldInverse.copy(Z.matrixWorld).invert()}this.updateCamera=function(Z){if(r===null)return;let me=Z.near,ye=Z.far;p.texture!==null&&(p.depthNear>0&&(me=p.depthNear),p.depthFar>0&&(ye=p.depthFar)),W.near=N.near=I.near=me,W.far=N.far=I.far=ye,(A!==W.near||D!==W.far)&&(r.updateRenderState({depthNear:W.near,depthFar:W.far}),A=W.near,D=W.far),W.layers.mask=Z.layers.mask|6,I.layers.mask=W.layers.mask&-5,N.layers.mask=W.layers.mask&-3;let Te=Z.parent,ge=W.cameras;q(W,Te);for(let ke=0;ke<ge.length;ke++)q(ge[ke],Te);W.projectionMatrix.copy(I.projectionMatrix),W.projectionMatrixInverse.copy(I.projectionMatrixInverse),U===null&&Z.isPerspectiveCamera&&(U={camera:Z,fov:Z.fov,zoom:Z.zoom}),j(Z,W,Te)};function j(Z,me,ye){ye===null?Z.matrix.copy(me.matrixWorld):(Z.matrix.copy(ye.matrixWorld),Z.matrix.invert(),Z.matrix.multiply(me.matrixWorld)),Z.matrix.decompose(Z.position,Z.quaternion,Z.scale),Z.updateMatrixWorld(!0),Z.projectionMatrix.copy(me.projectionMatrix),Z.projectionMatrixInverse.copy(me.projectionMatrixInverse),Z.isPerspectiveCamera&&(Z.fov=Xl*2*Math.atan(1/Z.projectionMatrix.elements[5]),Z.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(d===null&&h===null))return l},this.setFoveation=function(Z){l=Z,d!==null&&(d.fixedFoveation=Z),h!==null&&h.fixedFoveation!==void 0&&(h.fixedFoveation=Z)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(W)},this.getCameraTexture=function(Z){return m[Z]};let te=null;function xe(Z,me){if(u=me.getViewerPose(c||o),g=me,u!==null){let ye=u.views;h!==null&&(e.setRenderTargetFramebuffer(y,h.framebuffer),e.setRenderTarget(y));let Te=!1;ye.length!==W.cameras.length&&(W.cameras.length=0,Te=!0);for(let Re=0;Re<ye.length;Re++){let et=ye[Re],it=null;if(h!==null)it=h.getViewport(et);else{let jt=f.getViewSubImage(d,et);it=jt.viewport,Re===0&&(e.setRenderTargetTextures(y,jt.colorTexture,jt.depthStencilTexture),e.setRenderTarget(y))}let We=O[Re];We===void 0&&(We=new vn,We.layers.enable(Re),We.viewport=new gt,O[Re]=We),We.matrix.fromArray(et.transform.matrix),We.matrix.decompose(We.position,We.quaternion,We.scale),We.projectionMatrix.fromArray(et.projectionMatrix),We.projectionMatrixInverse.copy(We.projectionMatrix).invert(),We.viewport.set(it.x,it.y,it.width,it.height),Re===0&&(W.matrix.copy(We.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Te===!0&&W.cameras.push(We)}let ge=r.enabledFeatures;if(ge&&ge.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&x){f=i.getBinding();let Re=f.getDepthInformation(ye[0]);Re&&Re.isValid&&Re.texture&&p.init(Re,r.renderState)}if(ge&&ge.includes("camera-access")&&x){e.state.unbindTexture(),f=i.getBinding();for(let Re=0;Re<ye.length;Re++){let et=ye[Re].camera;if(et){let it=m[et];it||(it=new na,m[et]=it);let We=f.getCameraImage(et);it.sourceTexture=We}}}}for(let ye=0;ye<E.length;ye++){let Te=T[ye],ge=E[ye];Te!==null&&ge!==void 0&&ge.update(Te,me,c||o)}te&&te(Z,me),me.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:me}),g=null}let Ne=new gg;Ne.setAnimationLoop(xe),this.setAnimationLoop=function(Z){te=Z},this.dispose=function(){}}},kM=new je,Tg=new Le;Tg.set(-1,0,0,0,1,0,0,0,1);function BM(n,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function i(p,m){m.color.getRGB(p.fogColor.value,sd(n)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function r(p,m,v,w,y){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?s(p,m):m.isMeshLambertMaterial?(s(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(s(p,m),f(p,m)):m.isMeshPhongMaterial?(s(p,m),u(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(s(p,m),d(p,m),m.isMeshPhysicalMaterial&&h(p,m,y)):m.isMeshMatcapMaterial?(s(p,m),g(p,m)):m.isMeshDepthMaterial?s(p,m):m.isMeshDistanceMaterial?(s(p,m),x(p,m)):m.isMeshNormalMaterial?s(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,v,w):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function s(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===rn&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===rn&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let v=e.get(m),w=v.envMap,y=v.envMapRotation;w&&(p.envMap.value=w,p.envMapRotation.value.setFromMatrix4(kM.makeRotationFromEuler(y)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Tg),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,v,w){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*v,p.scale.value=w*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function u(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function f(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function h(p,m,v){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===rn&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=v.texture,p.transmissionSamplerSize.value.set(v.width,v.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function x(p,m){let v=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(v.matrixWorld),p.nearDistance.value=v.shadow.camera.near,p.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function zM(n,e,t,i){let r={},s={};function o(v,w){let y=w.program;i.uniformBlockBinding(v,y,r[v.id])}function a(v,w){let y=r[v.id];y===void 0&&(g(v),y=l(v),r[v.id]=y,v.addEventListener("dispose",p));let E=w.program;i.updateUBOMapping(v,E);let T=e.render.frame;s[v.id]!==T&&(c(v),s[v.id]=T)}function l(v){let w=n.createBuffer(),y=v.__size,E=v.usage;return n.bindBuffer(n.UNIFORM_BUFFER,w),n.bufferData(n.UNIFORM_BUFFER,y,E),n.bindBuffer(n.UNIFORM_BUFFER,null),w}function c(v){let w=r[v.id],y=v.uniforms,E=v.__cache;n.bindBuffer(n.UNIFORM_BUFFER,w);for(let T=0,_=y.length;T<_;T++){let S=y[T];if(Array.isArray(S))for(let U=0,I=S.length;U<I;U++)u(S[U],T,U,E);else u(S,T,0,E)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(v,w,y,E){if(d(v,w,y,E)===!0){let T=v.__offset,_=v.value;if(Array.isArray(_)){let S=0;for(let U=0;U<_.length;U++){let I=_[U],N=x(I,!0);f(I,v.__data,S),S+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else f(_,v.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,T,v.__data)}}function f(v,w,y){typeof v=="number"||typeof v=="boolean"?w[y]=v:v.isMatrix3?(w[y]=v.elements[0],w[y+1]=v.elements[1],w[y+2]=v.elements[2],w[y+3]=0,w[y+4]=v.elements[3],w[y+5]=v.elements[4],w[y+6]=v.elements[5],w[y+7]=0,w[y+8]=v.elements[6],w[y+9]=v.elements[7],w[y+10]=v.elements[8],w[y+11]=0):ArrayBuffer.isView(v)?w.set(v.subarray(0,w.length-y),y):v.toArray(w,y)}function d(v,w,y,E){let T=v.value,_=w+"_"+y;if(Array.isArray(T)){E[_]===void 0&&(E[_]=[]);let S=E[_],U=!1;for(let I=0;I<T.length;I++)h(T[I],S,I)===!0&&(U=!0);return U}return h(T,E,_)}function h(v,w,y){if(w[y]===void 0)return typeof v=="number"||typeof v=="boolean"?w[y]=v:ArrayBuffer.isView(v)?w[y]=v.slice():w[y]=v.clone(),!0;{let E=w[y];if(typeof v=="number"||typeof v=="boolean"){if(E!==v)return w[y]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(E.equals(v)===!1)return E.copy(v),!0}}return!1}function g(v){let w=v.uniforms,y=0,E=16;for(let _=0,S=w.length;_<S;_++){let U=Array.isArray(w[_])?w[_]:[w[_]];for(let I=0,N=U.length;I<N;I++){let O=U[I],W=Array.isArray(O.value)?O.value:[O.value],A=Array.isArray(w[_])||Array.isArray(O.value),D=y;for(let V=0,ee=W.length;V<ee;V++){let q=W[V],j=x(q,A),te=y%E,xe=te%j.boundary,Ne=te+xe;y+=xe,Ne!==0&&E-Ne<j.storage&&(y+=E-Ne),V===0&&(D=y),y+=j.storage}let k=O.type==="int"?Int32Array:O.type==="uint"?Uint32Array:Float32Array;O.__data=new k((y-D)/Float32Array.BYTES_PER_ELEMENT),O.__offset=D}}let T=y%E;return T>0&&(y+=E-T),v.__size=y,v.__cache={},this}function x(v,w){let y={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(y.boundary=4,y.storage=4):v.isVector2?(y.boundary=8,y.storage=8):v.isVector3||v.isColor?(y.boundary=16,y.storage=12):v.isVector4?(y.boundary=16,y.storage=16):v.isMatrix3?(y.boundary=16,y.storage=48):v.isMatrix4?(y.boundary=16,y.storage=64):v.isTexture?Ce("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(y.boundary=16,y.storage=v.byteLength):Ce("WebGLRenderer: Unsupported uniform value type.",v),w===!0&&(y.boundary=16,y.storage=Math.ceil(y.storage/16)*16),y}function p(v){let w=v.target;w.removeEventListener("dispose",p),n.deleteBuffer(r[w.id]),delete r[w.id],delete s[w.id]}function m(){for(let v in r)n.deleteBuffer(r[v]);r={},s={}}return{bind:o,update:a,dispose:m}}var VM=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Si=null;function HM(){return Si===null&&(Si=new Jl(VM,16,16,gr,ui),Si.name="DFG_LUT",Si.minFilter=yn,Si.magFilter=yn,Si.wrapS=_i,Si.wrapT=_i,Si.generateMipmaps=!1,Si.needsUpdate=!0),Si}var nu=class{constructor(e={}){let{canvas:t=zm(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:f=!1,reversedDepthBuffer:d=!1,outputBufferType:h=Cn}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let x=h,p=new Set([Mc,bc,yc]),m=new Set([Cn,li,eo,jr,vc,xc]),v=new Uint32Array(4),w=new Int32Array(4),y={textures:[],min:[],max:[],resolution:[]},E=null,T=null,_=[],S=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Mi,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,N=!1,O=null,W=null,A=null,D=null;this._outputColorSpace=kn;let k=0,V=0,ee=null,q=-1,j=null,te=new gt,xe=new gt,Ne=null,Z=new Be(0),me=0,ye=t.width,Te=t.height,ge=1,ke=null,Tt=null,Re=new gt(0,0,ye,Te),et=new gt(0,0,ye,Te),it=!1,We=new cr,jt=new Zl,Dt=!1,Mn=!1,_t=new je,di=new z,Xt=new gt,Hn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Gn=!1;function Wn(){return ee===null?ge:1}let F=i;function Xn(M,L){return t.getContext(M,L)}let ht,dt,de,Nt,Ae,De,C,b,H,ne,Q,se,ue,Y,J,ae,P,K,$,le,re,oe,we;try{let M={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:f};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ee,!1),t.addEventListener("webglcontextrestored",ze,!1),t.addEventListener("webglcontextcreationerror",fe,!1),F===null){let L="webgl2";if(F=Xn(L,M),F===null)throw Xn(L)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Ve()}catch(M){throw t.removeEventListener("webglcontextlost",Ee,!1),t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",fe,!1),Ie("WebGLRenderer: "+M.message),M}function Ve(){ht=new Qy(F),ht.init(),re=new UM(F,ht),dt=new Hy(F,ht,e,re),de=new DM(F,ht),dt.reversedDepthBuffer&&d&&de.buffers.depth.setReversed(!0),W=F.createFramebuffer(),A=F.createFramebuffer(),D=F.createFramebuffer(),Nt=new nb(F),Ae=new xM,De=new NM(F,ht,de,Ae,dt,re,Nt),C=new jy(I),b=new rv(F),oe=new zy(F,b),H=new eb(F,b,Nt,oe),ne=new rb(F,H,b,oe,Nt),K=new ib(F,dt,De),J=new Gy(Ae),Q=new vM(I,C,ht,dt,oe,J),se=new BM(I,Ae),ue=new bM,Y=new AM(ht),P=new By(I,C,de,ne,g,l),ae=new LM(I,ne,dt),we=new zM(F,Nt,dt,de),$=new Vy(F,ht,Nt),le=new tb(F,ht,Nt),Nt.programs=Q.programs,I.capabilities=dt,I.extensions=ht,I.properties=Ae,I.renderLists=ue,I.shadowMap=ae,I.state=de,I.info=Nt}x!==Cn&&(U=new ob(x,t.width,t.height,a,r,s));let ie=new vd(I,F);this.xr=ie,this.getContext=function(){return F},this.getContextAttributes=function(){return F.getContextAttributes()},this.forceContextLoss=function(){let M=ht.get("WEBGL_lose_context");M&&M.loseContext()},this.forceContextRestore=function(){let M=ht.get("WEBGL_lose_context");M&&M.restoreContext()},this.getPixelRatio=function(){return ge},this.setPixelRatio=function(M){M!==void 0&&(ge=M,this.setSize(ye,Te,!1))},this.getSize=function(M){return M.set(ye,Te)},this.setSize=function(M,L,X=!0){if(ie.isPresenting){Ce("WebGLRenderer: Can't change size while VR device is presenting.");return}ye=M,Te=L,t.width=Math.floor(M*ge),t.height=Math.floor(L*ge),X===!0&&(t.style.width=M+"px",t.style.height=L+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,M,L)},this.getDrawingBufferSize=function(M){return M.set(ye*ge,Te*ge).floor()},this.setDrawingBufferSize=function(M,L,X){ye=M,Te=L,ge=X,t.width=Math.floor(M*X),t.height=Math.floor(L*X),this.setViewport(0,0,M,L)},this.setEffects=function(M){if(x===Cn){Ie("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(M){for(let L=0;L<M.length;L++)if(M[L].isOutputPass===!0){Ce("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(M||[])},this.getCurrentViewport=function(M){return M.copy(te)},this.getViewport=function(M){return M.copy(Re)},this.setViewport=function(M,L,X,B){M.isVector4?Re.set(M.x,M.y,M.z,M.w):Re.set(M,L,X,B),de.viewport(te.copy(Re).multiplyScalar(Wn()).round())},this.getScissor=function(M){return M.copy(et)},this.setScissor=function(M,L,X,B){M.isVector4?et.set(M.x,M.y,M.z,M.w):et.set(M,L,X,B),de.scissor(xe.copy(et).multiplyScalar(Wn()).round())},this.getScissorTest=function(){return it},this.setScissorTest=function(M){de.setScissorTest(it=M)},this.setOpaqueSort=function(M){ke=M},this.setTransparentSort=function(M){Tt=M},this.getClearColor=function(M){return M.copy(P.getClearColor())},this.setClearColor=function(){P.setClearColor(...arguments)},this.getClearAlpha=function(){return P.getClearAlpha()},this.setClearAlpha=function(){P.setClearAlpha(...arguments)},this.clear=function(M=!0,L=!0,X=!0){let B=0;if(M){let G=!1;if(ee!==null){let he=ee.texture.format;G=p.has(he)}if(G){let he=ee.texture.type,ve=m.has(he),ce=P.getClearColor(),_e=P.getClearAlpha(),Se=ce.r,Ue=ce.g,Xe=ce.b;ve?(v[0]=Se,v[1]=Ue,v[2]=Xe,v[3]=_e,F.clearBufferuiv(F.COLOR,0,v)):(w[0]=Se,w[1]=Ue,w[2]=Xe,w[3]=_e,F.clearBufferiv(F.COLOR,0,w))}else B|=F.COLOR_BUFFER_BIT}L&&(B|=F.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),X&&(B|=F.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),B!==0&&F.clear(B)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(M){M.setRenderer(this),O=M},this.dispose=function(){t.removeEventListener("webglcontextlost",Ee,!1),t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",fe,!1),P.dispose(),ue.dispose(),Y.dispose(),De.dispose(),Ae.dispose(),C.dispose(),ne.dispose(),H.dispose(),oe.dispose(),we.dispose(),Q.dispose(),ie.dispose(),ie.removeEventListener("sessionstart",Wd),ie.removeEventListener("sessionend",Xd),xr.stop()};function Ee(M){M.preventDefault(),id("WebGLRenderer: Context Lost."),N=!0}function ze(){id("WebGLRenderer: Context Restored."),N=!1;let M=Nt.autoReset,L=ae.enabled,X=ae.autoUpdate,B=ae.needsUpdate,G=ae.type;Ve(),Nt.autoReset=M,ae.enabled=L,ae.autoUpdate=X,ae.needsUpdate=B,ae.type=G}function fe(M){Ie("WebGLRenderer: A WebGL context could not be created. Reason: ",M.statusMessage)}function tt(M){let L=M.target;L.removeEventListener("dispose",tt),qt(L)}function qt(M){qi(M),Ae.remove(M)}function qi(M){let L=Ae.get(M).programs;L!==void 0&&(L.forEach(function(X){Q.releaseProgram(X)}),M.isShaderMaterial&&Q.releaseShaderCache(M))}this.renderBufferDirect=function(M,L,X,B,G,he){L===null&&(L=Hn);let ve=G.isMesh&&G.matrixWorld.determinantAffine()<0,ce=r0(M,L,X,B,G);de.setMaterial(B,ve);let _e=X.index,Se=1;if(B.wireframe===!0){if(_e=H.getWireframeAttribute(X),_e===void 0)return;Se=2}let Ue=X.drawRange,Xe=X.attributes.position,be=Ue.start*Se,qe=(Ue.start+Ue.count)*Se;he!==null&&(be=Math.max(be,he.start*Se),qe=Math.min(qe,(he.start+he.count)*Se)),_e!==null?(be=Math.max(be,0),qe=Math.min(qe,_e.count)):Xe!=null&&(be=Math.max(be,0),qe=Math.min(qe,Xe.count));let At=qe-be;if(At<0||At===1/0)return;oe.setup(G,B,ce,X,_e);let st,rt=$;if(_e!==null&&(st=b.get(_e),rt=le,rt.setIndex(st)),G.isMesh)B.wireframe===!0?(de.setLineWidth(B.wireframeLinewidth*Wn()),rt.setMode(F.LINES)):rt.setMode(F.TRIANGLES);else if(G.isLine){let sn=B.linewidth;sn===void 0&&(sn=1),de.setLineWidth(sn*Wn()),G.isLineSegments?rt.setMode(F.LINES):G.isLineLoop?rt.setMode(F.LINE_LOOP):rt.setMode(F.LINE_STRIP)}else G.isPoints?rt.setMode(F.POINTS):G.isSprite&&rt.setMode(F.TRIANGLES);if(G.isBatchedMesh)if(ht.get("WEBGL_multi_draw"))rt.renderMultiDraw(G._multiDrawStarts,G._multiDrawCounts,G._multiDrawCount);else{let sn=G._multiDrawStarts,Me=G._multiDrawCounts,mn=G._multiDrawCount,Ke=_e?b.get(_e).bytesPerElement:1,yr=Ae.get(B).currentProgram.getUniforms();for(let on=0;on<mn;on++)yr.setValue(F,"_gl_DrawID",on),rt.render(sn[on]/Ke,Me[on])}else if(G.isInstancedMesh)rt.renderInstances(be,At,G.count);else if(X.isInstancedBufferGeometry){let sn=X._maxInstanceCount!==void 0?X._maxInstanceCount:1/0,Me=Math.min(X.instanceCount,sn);rt.renderInstances(be,At,Me)}else rt.render(be,At)};function Gd(M,L,X,B){O!==null&&M.isNodeMaterial&&O.setObject(B,M),Dt===!0&&J.setState(M,X,!1),M.transparent===!0&&M.side===bi&&M.forceSinglePass===!1?(M.side=rn,M.needsUpdate=!0,fo(M,L,B),M.side=mr,M.needsUpdate=!0,fo(M,L,B),M.side=bi):fo(M,L,B)}this.compile=function(M,L,X=null){X===null&&(X=M),O!==null&&O.renderStart(M,L,X),T=Y.get(X),T.init(L),S.push(T),X.traverseVisible(function(G){G.isLight&&G.layers.test(L.layers)&&(T.pushLight(G),G.castShadow&&T.pushShadow(G))}),M!==X&&M.traverseVisible(function(G){G.isLight&&G.layers.test(L.layers)&&(T.pushLight(G),G.castShadow&&T.pushShadow(G))}),T.setupLights(),O!==null&&O.updateLights(T.state.lightsArray),Mn=this.localClippingEnabled,Dt=J.init(this.clippingPlanes,Mn),Dt===!0&&J.setGlobalState(this.clippingPlanes,L),O!==null&&ae.render(T.state.shadowsArray,X,L);let B=new Set;return M.traverse(function(G){if(!(G.isMesh||G.isPoints||G.isLine||G.isSprite))return;let he=G.material;if(he)if(Array.isArray(he))for(let ve=0;ve<he.length;ve++){let ce=he[ve];Gd(ce,X,L,G),B.add(ce)}else Gd(he,X,L,G),B.add(he)}),T=S.pop(),O!==null&&O.renderEnd(),B},this.compileAsync=function(M,L,X=null){let B=this.compile(M,L,X);return new Promise(G=>{function he(){if(B.forEach(function(ve){let _e=Ae.get(ve).currentProgram;(_e===void 0||_e.isReady())&&B.delete(ve)}),B.size===0){G(M);return}setTimeout(he,10)}ht.get("KHR_parallel_shader_compile")!==null?he():setTimeout(he,10)})};let mu=null;function n0(M){mu&&mu(M)}function Wd(){xr.stop()}function Xd(){xr.start()}let xr=new gg;xr.setAnimationLoop(n0),typeof self<"u"&&xr.setContext(self),this.setAnimationLoop=function(M){mu=M,ie.setAnimationLoop(M),M===null?xr.stop():xr.start()},ie.addEventListener("sessionstart",Wd),ie.addEventListener("sessionend",Xd),this.render=function(M,L){if(L!==void 0&&L.isCamera!==!0){Ie("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(N===!0)return;O!==null&&O.renderStart(M,L);let X=ie.enabled===!0&&ie.isPresenting===!0,B=U!==null&&(ee===null||X)&&U.begin(I,ee);if(M.matrixWorldAutoUpdate===!0&&M.updateMatrixWorld(),L.parent===null&&L.matrixWorldAutoUpdate===!0&&L.updateMatrixWorld(),ie.enabled===!0&&ie.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(ie.cameraAutoUpdate===!0&&ie.updateCamera(L),L=ie.getCamera()),M.isScene===!0&&M.onBeforeRender(I,M,L,ee),T=Y.get(M,S.length),T.init(L),T.state.textureUnits=De.getTextureUnits(),S.push(T),_t.multiplyMatrices(L.projectionMatrix,L.matrixWorldInverse),L.isArrayCamera?jt.setFromArrayCamera(L):We.setFromProjectionMatrix(_t,Kn,L.reversedDepth),Mn=this.localClippingEnabled,Dt=J.init(this.clippingPlanes,Mn),E=ue.get(M,_.length),E.init(),_.push(E),this.info.render.frame++,ie.enabled===!0&&ie.isPresenting===!0){let ve=I.xr.getDepthSensingMesh();ve!==null&&gu(ve,L,-1/0,I.sortObjects)}gu(M,L,0,I.sortObjects),E.finish(),O!==null&&O.updateLights(T.state.lightsArray),I.sortObjects===!0&&E.sort(ke,Tt),Gn=ie.enabled===!1||ie.isPresenting===!1||ie.hasDepthSensing()===!1,Gn&&P.addToRenderList(E,M),this.info.autoReset===!0&&this.info.reset(),Dt===!0&&J.beginShadows();let G=T.state.shadowsArray;if(ae.render(G,M,L),Dt===!0&&J.endShadows(),(B&&U.hasRenderPass())===!1){let ve=E.opaque,ce=E.transmissive;if(T.setupLights(),L.isArrayCamera){let _e=L.cameras;if(ce.length>0)for(let Se=0,Ue=_e.length;Se<Ue;Se++){let Xe=_e[Se];$d(ve,ce,M,Xe)}Gn&&P.render(M);for(let Se=0,Ue=_e.length;Se<Ue;Se++){let Xe=_e[Se];qd(E,M,Xe,Xe.viewport)}}else ce.length>0&&$d(ve,ce,M,L),Gn&&P.render(M),qd(E,M,L)}ee!==null&&V===0&&(De.updateMultisampleRenderTarget(ee),De.updateRenderTargetMipmap(ee)),B&&U.end(I),M.isScene===!0&&M.onAfterRender(I,M,L),oe.resetDefaultState(),q=-1,j=null,S.pop(),S.length>0?(T=S[S.length-1],De.setTextureUnits(T.state.textureUnits),Dt===!0&&J.setGlobalState(I.clippingPlanes,T.state.camera)):T=null,_.pop(),_.length>0?E=_[_.length-1]:E=null,O!==null&&O.renderEnd()};function gu(M,L,X,B){if(M.visible===!1)return;if(M.layers.test(L.layers)){if(M.isGroup)X=M.renderOrder;else if(M.isLOD)M.autoUpdate===!0&&M.update(L);else if(M.isLight)T.pushLight(M),M.castShadow&&T.pushShadow(M);else if(M.isSprite){let ve=L.isArrayCamera?jt:We;if(!M.frustumCulled||M.intersectsFrustum(ve)){B&&Xt.setFromMatrixPosition(M.matrixWorld).applyMatrix4(_t);let ce=ne.update(M),_e=M.material;_e.visible&&E.push(M,ce,_e,X,Xt.z,null,L)}}else if(M.isMesh||M.isLine||M.isPoints){let ve=L.isArrayCamera?jt:We;if(!M.frustumCulled||M.intersectsFrustum(ve)){let ce=ne.update(M),_e=M.material;if(B&&(M.boundingSphere!==void 0?(M.boundingSphere===null&&M.computeBoundingSphere(),Xt.copy(M.boundingSphere.center)):(ce.boundingSphere===null&&ce.computeBoundingSphere(),Xt.copy(ce.boundingSphere.center)),Xt.applyMatrix4(M.matrixWorld).applyMatrix4(_t)),Array.isArray(_e)){let Se=ce.groups;for(let Ue=0,Xe=Se.length;Ue<Xe;Ue++){let be=Se[Ue],qe=_e[be.materialIndex];qe&&qe.visible&&E.push(M,ce,qe,X,Xt.z,be,L)}}else _e.visible&&E.push(M,ce,_e,X,Xt.z,null,L)}}}let he=M.children;for(let ve=0,ce=he.length;ve<ce;ve++)gu(he[ve],L,X,B)}function qd(M,L,X,B){let{opaque:G,transmissive:he,transparent:ve}=M;T.setupLightsView(X),Dt===!0&&J.setGlobalState(I.clippingPlanes,X),B&&de.viewport(te.copy(B)),G.length>0&&Ra(G,L,X),he.length>0&&Ra(he,L,X),ve.length>0&&Ra(ve,L,X),de.buffers.depth.setTest(!0),de.buffers.depth.setMask(!0),de.buffers.color.setMask(!0),de.setPolygonOffset(!1)}function $d(M,L,X,B){if((X.isScene===!0?X.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[B.id]===void 0){let be=ht.has("EXT_color_buffer_half_float")||ht.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[B.id]=new zn(1,1,{generateMipmaps:!0,type:be?ui:Cn,minFilter:Hi,samples:Math.max(4,dt.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:$e.workingColorSpace})}let he=T.state.transmissionRenderTarget[B.id],ve=B.viewport||te;he.setSize(ve.z*I.transmissionResolutionScale,ve.w*I.transmissionResolutionScale);let ce=I.getRenderTarget(),_e=I.getActiveCubeFace(),Se=I.getActiveMipmapLevel();I.setRenderTarget(he),I.getClearColor(Z),me=I.getClearAlpha(),me<1&&I.setClearColor(16777215,.5),I.clear(),Gn&&P.render(X);let Ue=I.toneMapping;I.toneMapping=Mi;let Xe=B.viewport;if(B.viewport!==void 0&&(B.viewport=void 0),T.setupLightsView(B),Dt===!0&&J.setGlobalState(I.clippingPlanes,B),Ra(M,X,B),De.updateMultisampleRenderTarget(he),De.updateRenderTargetMipmap(he),ht.has("WEBGL_multisampled_render_to_texture")===!1){let be=!1;for(let qe=0,At=L.length;qe<At;qe++){let st=L[qe],{object:rt,geometry:sn,material:Me,group:mn}=st;if(Me.side===bi&&rt.layers.test(B.layers)){let Ke=Me.side;Me.side=rn,Me.needsUpdate=!0,Yd(rt,X,B,sn,Me,mn),Me.side=Ke,Me.needsUpdate=!0,be=!0}}be===!0&&(De.updateMultisampleRenderTarget(he),De.updateRenderTargetMipmap(he))}I.setRenderTarget(ce,_e,Se),I.setClearColor(Z,me),Xe!==void 0&&(B.viewport=Xe),I.toneMapping=Ue}function Ra(M,L,X){let B=L.isScene===!0?L.overrideMaterial:null;for(let G=0,he=M.length;G<he;G++){let ve=M[G],{object:ce,geometry:_e,group:Se}=ve,Ue=ve.material;Ue.allowOverride===!0&&B!==null&&(Ue=B),ce.layers.test(X.layers)&&Yd(ce,L,X,_e,Ue,Se)}}function Yd(M,L,X,B,G,he){O!==null&&G.isNodeMaterial&&O.setObject(M,G),M.onBeforeRender(I,L,X,B,G,he),M.modelViewMatrix.multiplyMatrices(X.matrixWorldInverse,M.matrixWorld),M.normalMatrix.getNormalMatrix(M.modelViewMatrix),G.onBeforeRender(I,L,X,B,M,he),G.transparent===!0&&G.side===bi&&G.forceSinglePass===!1?(G.side=rn,G.needsUpdate=!0,I.renderBufferDirect(X,L,B,G,M,he),G.side=mr,G.needsUpdate=!0,I.renderBufferDirect(X,L,B,G,M,he),G.side=bi):I.renderBufferDirect(X,L,B,G,M,he),M.onAfterRender(I,L,X,B,G,he)}function Jd(M){let L=0;for(let X of M)X.texture!==null&&L++;return L}function fo(M,L,X){L.isScene!==!0&&(L=Hn);let B=Ae.get(M),G=T.state.lights,he=T.state.shadowsArray,ve=G.state.version,ce=Q.getParameters(M,G.state,he,L,X,T.state.lightProbeGridArray),_e=Q.getProgramCacheKey(ce),Se=B.programs;B.environment=M.isMeshStandardMaterial||M.isMeshLambertMaterial||M.isMeshPhongMaterial?L.environment:null,B.fog=L.fog;let Ue=M.isMeshStandardMaterial||M.isMeshLambertMaterial&&!M.envMap||M.isMeshPhongMaterial&&!M.envMap;B.envMap=C.get(M.envMap||B.environment,Ue),B.envMapRotation=B.environment!==null&&M.envMap===null?L.environmentRotation:M.envMapRotation,Se===void 0&&(M.addEventListener("dispose",tt),Se=new Map,B.programs=Se,B.programVariants=new Map);let Xe=Se.get(_e);if(Xe!==void 0){if(B.currentProgram===Xe&&B.lightsStateVersion===ve)return Kd(M,ce),Xe}else ce.uniforms=Q.getUniforms(M),O!==null&&M.isNodeMaterial&&O.build(M,X,ce),M.onBeforeCompile(ce,I),Xe=Q.acquireProgram(ce,_e),Se.set(_e,Xe),B.uniforms=ce.uniforms;let be=B.uniforms;return(!M.isShaderMaterial&&!M.isRawShaderMaterial||M.clipping===!0)&&(be.clippingPlanes=J.uniform),Kd(M,ce),B.needsLights=o0(M),B.lightsStateVersion=ve,B.needsLights&&(be.ambientLightColor.value=G.state.ambient,be.lightProbe.value=G.state.probe,be.sunLights.value=G.state.sun,be.sunLightShadows.value=G.state.sunShadow,be.directionalLights.value=G.state.directional,be.directionalLightShadows.value=G.state.directionalShadow,be.spotLights.value=G.state.spot,be.spotLightShadows.value=G.state.spotShadow,be.rectAreaLights.value=G.state.rectArea,be.ltc_1.value=G.state.rectAreaLTC1,be.ltc_2.value=G.state.rectAreaLTC2,be.pointLights.value=G.state.point,be.pointLightShadows.value=G.state.pointShadow,be.hemisphereLights.value=G.state.hemi,be.sunShadowMatrix.value=G.state.sunShadowMatrix,be.sunShadowCascade.value=G.state.sunShadowCascade,be.directionalShadowMatrix.value=G.state.directionalShadowMatrix,be.spotLightMatrix.value=G.state.spotLightMatrix,be.spotLightMap.value=G.state.spotLightMap,be.pointShadowMatrix.value=G.state.pointShadowMatrix),B.numLightProbeGrids=Jd(T.state.lightProbeGridArray),B.currentProgram=Xe,B.uniformsList=null,Xe}function i0(M,L,X,B,G){let he=Ae.get(M),ve=he.currentProgram.id+","+B+","+G,ce=he.programVariants.get(ve);return ce===void 0?(ce=fo(M,L,X),he.programVariants.set(ve,ce)):(he.currentProgram=ce,he.uniformsList=null,he.outputColorSpace=B,he.toneMapping=G),ce}function Zd(M){if(M.uniformsList===null){let L=M.currentProgram.getUniforms();M.uniformsList=to.seqWithValue(L.seq,M.uniforms)}return M.uniformsList}function Kd(M,L){let X=Ae.get(M);X.outputColorSpace=L.outputColorSpace,X.batching=L.batching,X.batchingColor=L.batchingColor,X.instancing=L.instancing,X.instancingColor=L.instancingColor,X.instancingMorph=L.instancingMorph,X.skinning=L.skinning,X.morphTargets=L.morphTargets,X.morphNormals=L.morphNormals,X.morphColors=L.morphColors,X.morphTargetsCount=L.morphTargetsCount,X.numClippingPlanes=L.numClippingPlanes,X.numIntersection=L.numClipIntersection,X.vertexAlphas=L.vertexAlphas,X.vertexTangents=L.vertexTangents,X.toneMapping=L.toneMapping}function r0(M,L,X,B,G){L.isScene!==!0&&(L=Hn),De.resetTextureUnits();let he=L.fog,ve=B.isMeshStandardMaterial||B.isMeshLambertMaterial||B.isMeshPhongMaterial?L.environment:null,ce=ee===null?I.outputColorSpace:ee.isXRRenderTarget===!0?ee.texture.colorSpace:$e.workingColorSpace,_e=B.isMeshStandardMaterial||B.isMeshLambertMaterial&&!B.envMap||B.isMeshPhongMaterial&&!B.envMap,Se=C.get(B.envMap||ve,_e),Ue=B.vertexColors===!0&&!!X.attributes.color&&X.attributes.color.itemSize===4,Xe=!!X.attributes.tangent&&(!!B.normalMap||B.anisotropy>0),be=!!X.morphAttributes.position,qe=!!X.morphAttributes.normal,At=!!X.morphAttributes.color,st=Mi;B.toneMapped&&(ee===null||ee.isXRRenderTarget===!0)&&(st=I.toneMapping);let rt=X.morphAttributes.position||X.morphAttributes.normal||X.morphAttributes.color,sn=rt!==void 0?rt.length:0,Me=Ae.get(B),mn=T.state.lights;if(Dt===!0&&(Mn===!0||M!==j)){let vt=M===j&&B.id===q;J.setState(B,M,vt)}let Ke=!1,yr=!1;B.version===Me.__version?Me.needsLights&&Me.lightsStateVersion!==mn.state.version||G.isBatchedMesh&&Me.batching===!1||!G.isBatchedMesh&&Me.batching===!0||G.isBatchedMesh&&Me.batchingColor===!0&&G._colorsTexture===null||G.isBatchedMesh&&Me.batchingColor===!1&&G._colorsTexture!==null||G.isInstancedMesh&&Me.instancing===!1||!G.isInstancedMesh&&Me.instancing===!0||G.isSkinnedMesh&&Me.skinning===!1||!G.isSkinnedMesh&&Me.skinning===!0||G.isInstancedMesh&&Me.instancingColor===!0&&G.instanceColor===null||G.isInstancedMesh&&Me.instancingColor===!1&&G.instanceColor!==null||G.isInstancedMesh&&Me.instancingMorph===!0&&G.morphTexture===null||G.isInstancedMesh&&Me.instancingMorph===!1&&G.morphTexture!==null||Me.envMap!==Se||B.fog===!0&&Me.fog!==he||Me.numClippingPlanes!==void 0&&(Me.numClippingPlanes!==J.numPlanes||Me.numIntersection!==J.numIntersection)||Me.vertexAlphas!==Ue||Me.vertexTangents!==Xe||Me.morphTargets!==be||Me.morphNormals!==qe||Me.morphColors!==At||Me.morphTargetsCount!==sn||Me.numLightProbeGrids!==Jd(T.state.lightProbeGridArray)?Ke=!0:(Me.outputColorSpace!==ce||Me.toneMapping!==st)&&(yr=!0):(Ke=!0,Me.__version=B.version);let on=Me.currentProgram;(Ke===!0||yr===!0)&&(on=yr===!0?i0(B,L,G,ce,st):fo(B,L,G),O&&B.isNodeMaterial&&O.onUpdateProgram(B,on,Me));let Pa=!1,$i=!1,br=!1,Je=on.getUniforms(),Qt=Me.uniforms;if(de.useProgram(on.program)&&(Pa=!0,$i=!0,br=!0),B.id!==q&&(q=B.id,$i=!0),Pa||j!==M){de.buffers.depth.getReversed()&&M.reversedDepth!==!0&&(M._reversedDepth=!0,M.updateProjectionMatrix()),Je.setValue(F,"projectionMatrix",M.projectionMatrix),Je.setValue(F,"viewMatrix",M.matrixWorldInverse);let $t=Je.map.cameraPosition;$t!==void 0&&$t.setValue(F,di.setFromMatrixPosition(M.matrixWorld)),dt.logarithmicDepthBuffer&&Je.setValue(F,"logDepthBufFC",2/(Math.log(M.far+1)/Math.LN2)),(B.isMeshPhongMaterial||B.isMeshToonMaterial||B.isMeshLambertMaterial||B.isMeshBasicMaterial||B.isMeshStandardMaterial||B.isShaderMaterial)&&Je.setValue(F,"isOrthographic",M.isOrthographicCamera===!0),j!==M&&(j=M,$i=!0,br=!0)}if(Me.needsLights&&(mn.state.sunShadowMap.length>0&&Je.setValue(F,"sunShadowMap",mn.state.sunShadowMap,De),mn.state.directionalShadowMap.length>0&&Je.setValue(F,"directionalShadowMap",mn.state.directionalShadowMap,De),mn.state.spotShadowMap.length>0&&Je.setValue(F,"spotShadowMap",mn.state.spotShadowMap,De),mn.state.pointShadowMap.length>0&&Je.setValue(F,"pointShadowMap",mn.state.pointShadowMap,De)),G.isSkinnedMesh){Je.setOptional(F,G,"bindMatrix"),Je.setOptional(F,G,"bindMatrixInverse");let vt=G.skeleton;vt&&(vt.boneTexture===null&&vt.computeBoneTexture(),Je.setValue(F,"boneTexture",vt.boneTexture,De))}G.isBatchedMesh&&(Je.setOptional(F,G,"batchingTexture"),Je.setValue(F,"batchingTexture",G._matricesTexture,De),Je.setOptional(F,G,"batchingIdTexture"),Je.setValue(F,"batchingIdTexture",G._indirectTexture,De),Je.setOptional(F,G,"batchingColorTexture"),G._colorsTexture!==null&&Je.setValue(F,"batchingColorTexture",G._colorsTexture,De));let Qn=X.morphAttributes;if((Qn.position!==void 0||Qn.normal!==void 0||Qn.color!==void 0)&&K.update(G,X,on),($i||Me.receiveShadow!==G.receiveShadow)&&(Me.receiveShadow=G.receiveShadow,Je.setValue(F,"receiveShadow",G.receiveShadow)),(B.isMeshStandardMaterial||B.isMeshLambertMaterial||B.isMeshPhongMaterial)&&B.envMap===null&&L.environment!==null&&(Qt.envMapIntensity.value=L.environmentIntensity),Qt.dfgLUT!==void 0&&(Qt.dfgLUT.value=HM()),$i){if(Je.setValue(F,"toneMappingExposure",I.toneMappingExposure),Me.needsLights&&s0(Qt,br),he&&B.fog===!0&&se.refreshFogUniforms(Qt,he),se.refreshMaterialUniforms(Qt,B,ge,Te,T.state.transmissionRenderTarget[M.id]),Me.needsLights&&Me.numLightProbeGrids>0){let vt=y,$t=0;for(let Ai of T.state.lightProbeGridArray)Ai.texture!==null&&(vt.textures[$t]=Ai.texture,vt.min[$t]=Ai.boundingBox.min,vt.max[$t]=Ai.boundingBox.max,vt.resolution[$t]=Ai.resolution,$t++);for(let Ai in vt)vt[Ai].length=$t;Qt.probesSH.value=vt.textures,Qt.probesMin.value=vt.min,Qt.probesMax.value=vt.max,Qt.probesResolution.value=vt.resolution}to.upload(F,Zd(Me),Qt,De)}if(B.isShaderMaterial&&B.uniformsNeedUpdate===!0&&(to.upload(F,Zd(Me),Qt,De),B.uniformsNeedUpdate=!1),B.isSpriteMaterial&&Je.setValue(F,"center",G.center),Je.setValue(F,"modelViewMatrix",G.modelViewMatrix),Je.setValue(F,"normalMatrix",G.normalMatrix),Je.setValue(F,"modelMatrix",G.matrixWorld),B.uniformsGroups!==void 0){let vt=B.uniformsGroups;for(let $t=0,Ai=vt.length;$t<Ai;$t++){let Qd=vt[$t];we.update(Qd,on),we.bind(Qd,on)}}return on}function s0(M,L){M.ambientLightColor.needsUpdate=L,M.lightProbe.needsUpdate=L,M.sunLights.needsUpdate=L,M.sunLightShadows.needsUpdate=L,M.directionalLights.needsUpdate=L,M.directionalLightShadows.needsUpdate=L,M.pointLights.needsUpdate=L,M.pointLightShadows.needsUpdate=L,M.spotLights.needsUpdate=L,M.spotLightShadows.needsUpdate=L,M.rectAreaLights.needsUpdate=L,M.hemisphereLights.needsUpdate=L}function o0(M){return M.isMeshLambertMaterial||M.isMeshToonMaterial||M.isMeshPhongMaterial||M.isMeshStandardMaterial||M.isShadowMaterial||M.isShaderMaterial&&M.lights===!0}this.getActiveCubeFace=function(){return k},this.getActiveMipmapLevel=function(){return V},this.getRenderTarget=function(){return ee},this.setRenderTargetTextures=function(M,L,X){let B=Ae.get(M);B.__autoAllocateDepthBuffer=M.resolveDepthBuffer===!1,B.__autoAllocateDepthBuffer===!1&&(B.__useRenderToTexture=!1),Ae.get(M.texture).__webglTexture=L,Ae.get(M.depthTexture).__webglTexture=B.__autoAllocateDepthBuffer?void 0:X,B.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(M,L){let X=Ae.get(M);X.__webglFramebuffer=L,X.__useDefaultFramebuffer=L===void 0},this.setRenderTarget=function(M,L=0,X=0){ee=M,k=L,V=X;let B=null,G=!1,he=!1;if(M){let ce=Ae.get(M);if(ce.__useDefaultFramebuffer!==void 0){de.bindFramebuffer(F.FRAMEBUFFER,ce.__webglFramebuffer),te.copy(M.viewport),xe.copy(M.scissor),Ne=M.scissorTest,de.viewport(te),de.scissor(xe),de.setScissorTest(Ne),q=-1;return}else if(ce.__webglFramebuffer===void 0)De.setupRenderTarget(M);else if(ce.__hasExternalTextures)De.rebindTextures(M,Ae.get(M.texture).__webglTexture,Ae.get(M.depthTexture).__webglTexture);else if(M.depthBuffer){let Ue=M.depthTexture;if(ce.__boundDepthTexture!==Ue){if(Ue!==null&&Ae.has(Ue)&&(M.width!==Ue.image.width||M.height!==Ue.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");De.setupDepthRenderbuffer(M)}}let _e=M.texture;(_e.isData3DTexture||_e.isDataArrayTexture||_e.isCompressedArrayTexture)&&(he=!0);let Se=Ae.get(M).__webglFramebuffer;M.isWebGLCubeRenderTarget?(Array.isArray(Se[L])?B=Se[L][X]:B=Se[L],G=!0):M.samples>0&&De.useMultisampledRTT(M)===!1?B=Ae.get(M).__webglMultisampledFramebuffer:Array.isArray(Se)?B=Se[X]:B=Se,te.copy(M.viewport),xe.copy(M.scissor),Ne=M.scissorTest}else te.copy(Re).multiplyScalar(ge).floor(),xe.copy(et).multiplyScalar(ge).floor(),Ne=it;if(X!==0&&(B=W),de.bindFramebuffer(F.FRAMEBUFFER,B)&&de.drawBuffers(M,B),de.viewport(te),de.scissor(xe),de.setScissorTest(Ne),G){let ce=Ae.get(M.texture);F.framebufferTexture2D(F.FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_CUBE_MAP_POSITIVE_X+L,ce.__webglTexture,X)}else if(he){let ce=L;for(let _e=0;_e<M.textures.length;_e++){let Se=Ae.get(M.textures[_e]);F.framebufferTextureLayer(F.FRAMEBUFFER,F.COLOR_ATTACHMENT0+_e,Se.__webglTexture,X,ce)}}else if(M!==null&&X!==0){let ce=Ae.get(M.texture);F.framebufferTexture2D(F.FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_2D,ce.__webglTexture,X)}q=-1};function jd(M){let L=Ae.get(M);return(L.__readFormat!==M.format||L.__readType!==M.type)&&(L.__readFormat=M.format,L.__readType=M.type,L.__formatReadable=dt.textureFormatReadable(M.format),L.__typeReadable=dt.textureTypeReadable(M.type)),L}this.readRenderTargetPixels=function(M,L,X,B,G,he,ve,ce=0){if(!(M&&M.isWebGLRenderTarget)){Ie("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let _e=Ae.get(M).__webglFramebuffer;if(M.isWebGLCubeRenderTarget&&ve!==void 0&&(_e=_e[ve],Array.isArray(_e)&&(_e=_e[0])),_e){de.bindFramebuffer(F.FRAMEBUFFER,_e);try{let Se=M.textures[ce],Ue=Se.format,Xe=Se.type;M.textures.length>1&&F.readBuffer(F.COLOR_ATTACHMENT0+ce);let be=jd(Se);if(be.__formatReadable===!1){Ie("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(be.__typeReadable===!1){Ie("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}L>=0&&L<=M.width-B&&X>=0&&X<=M.height-G&&F.readPixels(L,X,B,G,re.convert(Ue),re.convert(Xe),he)}finally{let Se=ee!==null?Ae.get(ee).__webglFramebuffer:null;de.bindFramebuffer(F.FRAMEBUFFER,Se)}}},this.readRenderTargetPixelsAsync=async function(M,L,X,B,G,he,ve,ce=0){if(!(M&&M.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let _e=Ae.get(M).__webglFramebuffer;if(M.isWebGLCubeRenderTarget&&ve!==void 0&&(_e=_e[ve],Array.isArray(_e)&&(_e=_e[0])),_e)if(L>=0&&L<=M.width-B&&X>=0&&X<=M.height-G){de.bindFramebuffer(F.FRAMEBUFFER,_e);let Se=M.textures[ce],Ue=Se.format,Xe=Se.type;M.textures.length>1&&F.readBuffer(F.COLOR_ATTACHMENT0+ce);let be=jd(Se);if(be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let qe=F.createBuffer();F.bindBuffer(F.PIXEL_PACK_BUFFER,qe),F.bufferData(F.PIXEL_PACK_BUFFER,he.byteLength,F.STREAM_READ),F.readPixels(L,X,B,G,re.convert(Ue),re.convert(Xe),0),F.bindBuffer(F.PIXEL_PACK_BUFFER,null);let At=ee!==null?Ae.get(ee).__webglFramebuffer:null;de.bindFramebuffer(F.FRAMEBUFFER,At);let st=F.fenceSync(F.SYNC_GPU_COMMANDS_COMPLETE,0);return F.flush(),await Hm(F,st,4),F.bindBuffer(F.PIXEL_PACK_BUFFER,qe),F.getBufferSubData(F.PIXEL_PACK_BUFFER,0,he),F.bindBuffer(F.PIXEL_PACK_BUFFER,null),F.deleteBuffer(qe),F.deleteSync(st),he}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(M,L=null,X=0){let B=Math.pow(2,-X),G=Math.floor(M.image.width*B),he=Math.floor(M.image.height*B),ve=L!==null?L.x:0,ce=L!==null?L.y:0;De.setTexture2D(M,0),F.copyTexSubImage2D(F.TEXTURE_2D,X,0,0,ve,ce,G,he),de.unbindTexture()},this.copyTextureToTexture=function(M,L,X=null,B=null,G=0,he=0){let ve,ce,_e,Se,Ue,Xe,be,qe,At,st=M.isCompressedTexture?M.mipmaps[he]:M.image;if(X!==null)ve=X.max.x-X.min.x,ce=X.max.y-X.min.y,_e=X.isBox3?X.max.z-X.min.z:1,Se=X.min.x,Ue=X.min.y,Xe=X.isBox3?X.min.z:0;else{let Je=Math.pow(2,-G);ve=Math.floor(st.width*Je),ce=Math.floor(st.height*Je),M.isDataArrayTexture?_e=st.depth:M.isData3DTexture?_e=Math.floor(st.depth*Je):_e=1,Se=0,Ue=0,Xe=0}B!==null?(be=B.x,qe=B.y,At=B.z):(be=0,qe=0,At=0);let rt=re.convert(L.format),sn=re.convert(L.type),Me;L.isData3DTexture?(De.setTexture3D(L,0),Me=F.TEXTURE_3D):L.isDataArrayTexture||L.isCompressedArrayTexture?(De.setTexture2DArray(L,0),Me=F.TEXTURE_2D_ARRAY):(De.setTexture2D(L,0),Me=F.TEXTURE_2D),de.activeTexture(F.TEXTURE0),de.pixelStorei(F.UNPACK_FLIP_Y_WEBGL,L.flipY),de.pixelStorei(F.UNPACK_PREMULTIPLY_ALPHA_WEBGL,L.premultiplyAlpha),de.pixelStorei(F.UNPACK_ALIGNMENT,L.unpackAlignment);let mn=de.getParameter(F.UNPACK_ROW_LENGTH),Ke=de.getParameter(F.UNPACK_IMAGE_HEIGHT),yr=de.getParameter(F.UNPACK_SKIP_PIXELS),on=de.getParameter(F.UNPACK_SKIP_ROWS),Pa=de.getParameter(F.UNPACK_SKIP_IMAGES);de.pixelStorei(F.UNPACK_ROW_LENGTH,st.width),de.pixelStorei(F.UNPACK_IMAGE_HEIGHT,st.height),de.pixelStorei(F.UNPACK_SKIP_PIXELS,Se),de.pixelStorei(F.UNPACK_SKIP_ROWS,Ue),de.pixelStorei(F.UNPACK_SKIP_IMAGES,Xe);let $i=M.isDataArrayTexture||M.isData3DTexture,br=L.isDataArrayTexture||L.isData3DTexture;if(M.isDepthTexture){let Je=Ae.get(M),Qt=Ae.get(L),Qn=Ae.get(Je.__renderTarget),vt=Ae.get(Qt.__renderTarget);de.bindFramebuffer(F.READ_FRAMEBUFFER,Qn.__webglFramebuffer),de.bindFramebuffer(F.DRAW_FRAMEBUFFER,vt.__webglFramebuffer);for(let $t=0;$t<_e;$t++)$i&&(F.framebufferTextureLayer(F.READ_FRAMEBUFFER,F.COLOR_ATTACHMENT0,Ae.get(M).__webglTexture,G,Xe+$t),F.framebufferTextureLayer(F.DRAW_FRAMEBUFFER,F.COLOR_ATTACHMENT0,Ae.get(L).__webglTexture,he,At+$t)),F.blitFramebuffer(Se,Ue,Se+ve,Ue+ce,be,qe,be+ve,qe+ce,F.DEPTH_BUFFER_BIT,F.NEAREST);de.bindFramebuffer(F.READ_FRAMEBUFFER,null),de.bindFramebuffer(F.DRAW_FRAMEBUFFER,null)}else if(G!==0||M.isRenderTargetTexture||Ae.has(M)){let Je=Ae.get(M),Qt=Ae.get(L);de.bindFramebuffer(F.READ_FRAMEBUFFER,A),de.bindFramebuffer(F.DRAW_FRAMEBUFFER,D);for(let Qn=0;Qn<_e;Qn++)$i?F.framebufferTextureLayer(F.READ_FRAMEBUFFER,F.COLOR_ATTACHMENT0,Je.__webglTexture,G,Xe+Qn):F.framebufferTexture2D(F.READ_FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_2D,Je.__webglTexture,G),br?F.framebufferTextureLayer(F.DRAW_FRAMEBUFFER,F.COLOR_ATTACHMENT0,Qt.__webglTexture,he,At+Qn):F.framebufferTexture2D(F.DRAW_FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_2D,Qt.__webglTexture,he),G!==0?F.blitFramebuffer(Se,Ue,Se+ve,Ue+ce,be,qe,be+ve,qe+ce,F.COLOR_BUFFER_BIT,F.NEAREST):br?F.copyTexSubImage3D(Me,he,be,qe,At+Qn,Se,Ue,ve,ce):F.copyTexSubImage2D(Me,he,be,qe,Se,Ue,ve,ce);de.bindFramebuffer(F.READ_FRAMEBUFFER,null),de.bindFramebuffer(F.DRAW_FRAMEBUFFER,null)}else br?M.isDataTexture||M.isData3DTexture?F.texSubImage3D(Me,he,be,qe,At,ve,ce,_e,rt,sn,st.data):L.isCompressedArrayTexture?F.compressedTexSubImage3D(Me,he,be,qe,At,ve,ce,_e,rt,st.data):F.texSubImage3D(Me,he,be,qe,At,ve,ce,_e,rt,sn,st):M.isDataTexture?F.texSubImage2D(F.TEXTURE_2D,he,be,qe,ve,ce,rt,sn,st.data):M.isCompressedTexture?F.compressedTexSubImage2D(F.TEXTURE_2D,he,be,qe,st.width,st.height,rt,st.data):F.texSubImage2D(F.TEXTURE_2D,he,be,qe,ve,ce,rt,sn,st);de.pixelStorei(F.UNPACK_ROW_LENGTH,mn),de.pixelStorei(F.UNPACK_IMAGE_HEIGHT,Ke),de.pixelStorei(F.UNPACK_SKIP_PIXELS,yr),de.pixelStorei(F.UNPACK_SKIP_ROWS,on),de.pixelStorei(F.UNPACK_SKIP_IMAGES,Pa),he===0&&L.generateMipmaps===!0&&L.mipmapsAutoUpdate===!0&&F.generateMipmap(Me),de.unbindTexture()},this.initRenderTarget=function(M){Ae.get(M).__webglFramebuffer===void 0&&De.setupRenderTarget(M)},this.initTexture=function(M){M.isCubeTexture?De.setTextureCube(M,0):M.isData3DTexture?De.setTexture3D(M,0):M.isDataArrayTexture||M.isCompressedArrayTexture?De.setTexture2DArray(M,0):De.setTexture2D(M,0),de.unbindTexture()},this.resetState=function(){k=0,V=0,ee=null,de.reset(),oe.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Kn}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=$e._getDrawingBufferColorSpace(e),t.unpackColorSpace=$e._getUnpackColorSpace()}};var xd=class{known=new Map;version=0;get(e){return this.known.get(e)}add(e,t){this.known.set(e,t),this.version++}},su=new xd;var GM={light:{body:["#eceef1",.42,0],joint:["#3b424b",.5,.1],accent:["#2f83bd",.4,.05],foot:["#6b7480",.55,.2]},dark:{body:["#cdd3da",.45,0],joint:["#2d333b",.5,.15],accent:["#3f9bd6",.4,.05],foot:["#525a64",.55,.2]}},WM=40,Ag=new z(0,1,0),Wt=n=>new z(n[0],n[1],n[2]),ro=n=>new je().set(...Array.from(n)),Rg=n=>new ia(n.map(([e,t])=>new Oe(Math.max(e,0),t)),WM);function XM(n,e,t){let i=[];for(let r=0;r<=8;r++)i.push([e*Math.sin(r*Math.PI/16),-e*Math.cos(r*Math.PI/16)]);for(let r=8;r>=0;r--)i.push([t*Math.sin(r*Math.PI/16),n+t*Math.cos(r*Math.PI/16)]);return Rg(i)}function qM(n,e){let t=Math.min(.16*n,.3*e),i=e/2;return Rg([[0,-i],[n-t,-i],[n-.3*t,-i+.3*t],[n,-i+t],[n,i-t],[n-.3*t,i-.3*t],[n-t,i],[0,i]]).toNonIndexed()}var Cg=n=>(n.computeVertexNormals(),n),ou=class{kind="webgl";renderer;scene=new Xs;camera=new vn(kr*180/Math.PI,1,.01,100);sun=new ca("#ffffff",2.1);sky=new oa("#ffffff","#8d949c",.55);shadow=new yt(new ur(1,1),new ra({opacity:.2}));grid;arm=new xn;ghost=new xn;over=new xn;geometries=new Map;materials={};surroundings=null;themed=null;built={figure:null,ghost:!1,dark:!1,layers:""};meshesSeen=-1;height=1;plain;constructor(e){this.plain=/swiftshader|llvmpipe|software|basic render/i.test($M()),this.renderer=new nu({canvas:e,antialias:!this.plain,alpha:!0,preserveDrawingBuffer:!0,powerPreference:"low-power"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Yr,this.renderer.toneMapping=da,this.renderer.toneMappingExposure=1,this.renderer.setClearAlpha(0),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(this.plain?512:1024),this.sun.shadow.radius=5,this.sun.shadow.bias=-6e-4,this.sun.shadow.normalBias=.02,this.shadow.receiveShadow=!0,this.grid=new yt(new ur(1,1),ZM()),this.scene.add(this.sky,this.sun,this.sun.target,new ua("#ffffff",.15),this.shadow,this.grid,this.arm,this.ghost,this.over);for(let t of[this.arm,this.ghost])t.matrixAutoUpdate=!1}resize(e,t,i){this.height=t,this.renderer.setPixelRatio(this.plain?1:i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t}draw(e){let{figure:t,frames:i,camera:r,dark:s,layers:o,extras:a}=e;this.theme(s);let l=`${o.has("com")} ${o.has("inertia")} ${o.has("axes")} ${o.has("frames")}`,c=this.built;(c.figure!==t||c.dark!==s||c.layers!==l||c.ghost!==!!a.ghost||this.meshesSeen!==su.version)&&(this.build(e),this.built={figure:t,ghost:!!a.ghost,dark:s,layers:l},this.meshesSeen=su.version),this.place(this.arm,i),this.arm.visible=!0,this.arm.children.forEach((f,d)=>{f.children.forEach(h=>{h.userData.part&&(h.visible=o.has("bodies")),h.userData.part&&h instanceof yt&&(h.material=this.material(h.userData.part,a.link===d,o.has("inertia")||o.has("com")||o.has("frames")))})}),a.ghost&&this.place(this.ghost,a.ghost),this.surroundingsOf(e),this.drawOver(e),this.camera.position.set(...r.eye),this.camera.up.set(...r.up),this.camera.lookAt(Wt(r.target));let u=Wt(r.eye).distanceTo(Wt(r.target));this.camera.near=Math.max(.002*u,.001),this.camera.far=u+30*t.reach,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera)}pick(e,t,i){let r=this.renderer.getSize(new Oe),s=new ha;this.camera.updateMatrixWorld(),s.setFromCamera(new Oe(2*t/r.x-1,1-2*i/r.y),this.camera);for(let o of s.intersectObject(this.arm,!0)){let a=this.arm.children.indexOf(YM(o.object,this.arm));if(a>0&&e.layers.has("bodies")&&o.object.userData.part)return{link:a,point:o.point.toArray()}}return null}dispose(){for(let e of this.geometries.values())e.dispose();for(let e of Object.values(this.materials))e.dispose();this.surroundings?.dispose(),this.renderer.dispose()}theme(e){if(this.themed!==e){this.themed=e,this.surroundings?.dispose(),this.surroundings=this.scene.environment=this.plain?null:this.reflections(e),this.scene.environmentIntensity=e?.55:.75,this.sun.intensity=(e?1.9:2.1)*(this.plain?1.15:1),this.sky.intensity=(e?.35:.5)+(this.plain?.95:0),this.shadow.material.opacity=e?.42:.2,this.grid.material.uniforms.line.value.set(e?"#5a636e":"#98a2ae");for(let t of Object.values(this.materials))t.dispose();this.materials={},this.built.figure=null}}reflections(e){let t=new Xs,i=(a,l,c,u)=>{let f=new yt(new yi(...c),new zi({color:new Be(a).multiplyScalar(l)}));f.position.set(...u),t.add(f)},r=new yt(new ai(10,16,12),new zi({color:e?"#2a2f36":"#9aa1aa",side:rn}));t.add(r),i("#ffffff",e?7:6,[5,5,.1],[2,-3,7]),i("#ffffff",e?4:3,[.1,5,3],[7,2,2]),i("#dfe8f5",e?3:2.4,[4,.1,3],[-3,7,3]);let s=new no(this.renderer),o=s.fromScene(t,.06).texture;return s.dispose(),o}keep(e,t){return this.materials[e]??=t()}material(e,t,i){let[r,s,o]=GM[this.themed?"dark":"light"][e];return this.keep(`${e} ${t} ${i}`,()=>new hr({color:r,roughness:s,metalness:o,transparent:i,opacity:i?.38:1,depthWrite:!i,emissive:t?"#0072B2":"#000000",emissiveIntensity:t?.35:0}))}flat(e){return this.keep(`flat ${e}`,()=>new zi({color:e,toneMapped:!1,depthTest:!1,transparent:!0}))}geometry(e,t){let i=this.geometries.get(e);return i||this.geometries.set(e,i=t()),i}build({figure:e,layers:t,extras:i,dark:r}){if(this.geometries.size>400){for(let l of this.geometries.values())l.dispose();this.geometries.clear()}this.arm.clear(),this.ghost.clear();let s=r?zr:Br,o=this.keep("ghost",()=>new hr({color:"#0072B2",transparent:!0,opacity:.16,roughness:.8,depthWrite:!1})),a=.09*e.reach;if(e.links.forEach((l,c)=>{let u=new xn,f=new xn;u.matrixAutoUpdate=f.matrixAutoUpdate=!1;for(let d of l.parts)for(let h of this.bodies(d))if(h.castShadow=h.receiveShadow=!0,h.userData.part=d.tone,u.add(h),i.ghost&&c){let g=new yt(h.geometry,o);g.matrixAutoUpdate=!1,g.matrix.copy(h.matrix),f.add(g)}if(t.has("com")&&l.mass>0&&c){let d=new yt(this.geometry("com",()=>new ai(1,24,16)),this.keep("com",()=>new hr({color:"#E69F00",roughness:.5,depthTest:!1,transparent:!0})));d.position.copy(Wt(l.com)),d.scale.setScalar(.013*e.reach),d.renderOrder=8,u.add(d)}if(t.has("inertia")&&c){let d=Ip(l.mass,l.inertia);if(d){let h=new yt(this.geometry("com",()=>new ai(1,24,16)),this.keep("inertia",()=>new hr({color:"#CC79A7",roughness:.6,transparent:!0,opacity:.55}))),[g,x,p]=d.axes.map(Wt),m=d.half.map(v=>Math.max(v,.004*e.reach));h.matrixAutoUpdate=!1,h.matrix.makeBasis(g.multiplyScalar(m[0]),x.multiplyScalar(m[1]),p.multiplyScalar(m[2])).setPosition(Wt(l.com)),h.renderOrder=4,u.add(h)}}t.has("frames")&&u.add(this.triad(a,s)),this.arm.add(u),this.ghost.add(f)}),t.has("axes"))for(let l of e.joints){let c=new $r(this.geometry("axis",()=>JM([[0,0,-1],[0,0,1]])),this.keep("axis",()=>new Ys({color:r?"#e6e8eb":"#2b3036",dashSize:.05,gapSize:.03,depthTest:!1,transparent:!0})));c.computeLineDistances(),c.matrixAutoUpdate=!1,c.matrix.copy(ro(l.frame)).scale(new z(1,1,.24*e.reach)),c.renderOrder=7,this.arm.children[l.link].add(c)}}bodies(e){let t=this.material(e.tone,!1,!1),i=(o,a)=>{let l=new yt(o,t);return l.matrixAutoUpdate=!1,l.matrix.copy(a),l},r=(o,a)=>new je().makeRotationFromQuaternion(new Bn().setFromUnitVectors(Ag,Wt(a).normalize())).setPosition(Wt(o)),s=o=>o.toPrecision(4);switch(e.kind){case"limb":{let o=e.to.map((l,c)=>l-e.from[c]),a=Math.hypot(...o);return a<1e-9?[i(this.geometry("ball",()=>new ai(1,32,24)),new je().makeScale(e.r0,e.r0,e.r0).setPosition(Wt(e.from)))]:[i(this.geometry(`limb ${s(a)} ${s(e.r0)} ${s(e.r1)}`,()=>XM(a,e.r0,e.r1)),r(e.from,o))]}case"drum":return[i(this.geometry(`drum ${s(e.radius)} ${s(e.length)}`,()=>Cg(qM(e.radius,e.length))),r(e.at,e.axis))];case"beam":{let o=e.to.map((c,u)=>c-e.from[u]),a=Math.max(Math.hypot(...o),1e-6),l=e.from.map((c,u)=>c+o[u]/2);return[i(this.geometry(`beam ${s(a)} ${s(e.width)}`,()=>new yi(e.width,a,e.width)),r(l,o))]}case"ball":return[i(this.geometry("ball",()=>new ai(1,32,24)),new je().makeScale(e.radius,e.radius,e.radius).setPosition(Wt(e.at)))];case"ellipsoid":return[i(this.geometry("ball",()=>new ai(1,32,24)),ro(e.frame).scale(Wt(e.size)))];case"box":return[i(this.geometry(`box ${e.size.map(s).join(" ")}`,()=>new yi(...e.size)),ro(e.frame))];case"mesh":{let o=su.get(e.mesh);if(!o)return[];let a=this.geometry(`mesh ${e.mesh}`,()=>Cg(new fn().setAttribute("position",new Tn(o,3))));return[i(a,ro(e.frame).scale(Wt(e.size.length===3?e.size:[1,1,1])))]}}}triad(e,t,i=1){let r=new xn;return[[1,0,0],[0,1,0],[0,0,1]].forEach((s,o)=>r.add(this.arrow([0,0,0],s.map(a=>a*e),t[o],.055*e*i))),r}arrow(e,t,i,r,s=1){let o=new xn,a=Math.hypot(...t);if(a<1e-9)return o;let l=Math.min(4.2*r,.6*a),c=new yt(this.geometry("shaft",()=>new $s(1,1,1,16).translate(0,.5,0)),this.flat(i));c.scale.set(r,Math.max(a-l,1e-6),r),o.add(c);for(let u=0;u<s;u++){let f=new yt(this.geometry("cone",()=>new $s(0,1,1,20).translate(0,.5,0)),this.flat(i));f.scale.set(2.4*r,l,2.4*r),f.position.y=a-l-u*.7*l,o.add(f)}return o.quaternion.setFromUnitVectors(Ag,Wt(t).normalize()),o.position.copy(Wt(e)),o.traverse(u=>u.renderOrder=9),o}place(e,t){e.children.forEach((i,r)=>{t[r]&&i.matrix.copy(ro(t[r])),i.matrixWorldNeedsUpdate=!0})}surroundingsOf({figure:e,frames:t,layers:i}){let{reach:r}=e,s=Wt(e.up),o=ws(e,t[0]),a=Wt([t[0][3],t[0][7],t[0][11]]),l=a.addScaledVector(s,o-a.dot(s)),c=new Bn().setFromUnitVectors(new z(0,0,1),s);for(let g of[this.shadow,this.grid])g.position.copy(l),g.quaternion.copy(c),g.scale.setScalar(9*r),g.visible=i.has("grid");let u=10**Math.floor(Math.log10(r*.45)),f=[1,2,5,10].map(g=>g*u).find(g=>g>=r*.22)??u;this.grid.material.uniforms.cell.value=f/(9*r),this.grid.material.uniforms.wide.value=Math.min(1,2.2/9);let d=new z(.55,-.4,0).applyQuaternion(c);this.sun.position.copy(l).addScaledVector(s,3*r).addScaledVector(d,2.2*r),this.sun.target.position.copy(l).addScaledVector(s,.4*r);let h=this.sun.shadow.camera;h.left=h.bottom=-1.7*r,h.right=h.top=1.7*r,h.near=.5*r,h.far=8*r,h.updateProjectionMatrix(),this.sun.shadow.normalBias=.008*r}drawOver({figure:e,extras:t,trace:i,layers:r,dark:s,camera:o,large:a}){this.over.traverse(f=>f instanceof $r&&f.userData.own&&f.geometry.dispose()),this.over.clear();let l=s?ll:al,c=2*Math.tan(kr/2)*Wt(o.eye).distanceTo(Wt(o.target))/this.height,u=(f,d,h=!1)=>{let g=new fn().setAttribute("position",new Tn(Float32Array.from(f),3)),x=new $r(g,h?this.keep(`dash ${d} ${e.reach}`,()=>new Ys({color:d,dashSize:.03*e.reach,gapSize:.02*e.reach,toneMapped:!1})):this.keep(`line ${d}`,()=>new qr({color:d,toneMapped:!1})));h&&x.computeLineDistances(),x.userData.own=!0,this.over.add(x)};if(i&&i.length>3&&r.has("trace")&&u(i,l[1]),t.paths?.forEach(f=>u(f.points,l[f.colour%l.length],f.dashed)),t.arrows?.forEach(f=>this.over.add(this.arrow(f.at,f.vector,l[f.colour%l.length],2.6*a*c,f.double?2:1))),t.frames?.forEach(f=>{let d=this.triad(f.size??.09*e.reach,s?zr:Br,f.strong?1.5:1);d.matrixAutoUpdate=!1,d.matrix.copy(ro(f.frame)),this.over.add(d)}),t.goal){let f=new yt(this.geometry("ball",()=>new ai(1,32,24)),this.keep("goal",()=>new zi({color:"#D55E00",transparent:!0,opacity:.7,depthTest:!1})));f.position.copy(Wt(t.goal)),f.scale.setScalar(7*a*c),f.renderOrder=10,this.over.add(f)}if(t.joint!==void 0&&e.joints[t.joint]){let f=e.joints[t.joint],d=ot(this.arm.children[f.link].matrix.clone().transpose().toArray(),f.frame),h=[d[3],d[7],d[11]],g=[d[2],d[6],d[10]].map(x=>x*.26*e.reach);this.over.add(this.arrow(h.map((x,p)=>x-.5*g[p]),g.map(x=>1.5*x),l[4],2.2*a*c))}}};function $M(){let n=document.createElement("canvas").getContext("webgl2"),e=n?.getExtension("WEBGL_debug_renderer_info"),t=n&&e?String(n.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return n?.getExtension("WEBGL_lose_context")?.loseContext(),t}function YM(n,e){let t=n;for(;t.parent&&t.parent!==e;)t=t.parent;return t}function JM(n){return new fn().setAttribute("position",new Tn(Float32Array.from(n.flat()),3))}function ZM(){return new jn({transparent:!0,depthWrite:!1,uniforms:{line:{value:new Be("#98a2ae")},cell:{value:.05},wide:{value:.25}},vertexShader:"varying vec2 at; void main() { at = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform vec3 line; uniform float cell, wide; varying vec2 at;
      float lines(vec2 p) { vec2 w = fwidth(p); vec2 d = abs(fract(p - 0.5) - 0.5) / max(w, vec2(1e-6)); return 1.0 - min(min(d.x, d.y), 1.0); }
      void main() {
        float far = 1.0 - smoothstep(0.25 * wide, wide, length(at));
        float fine = lines(at / cell) * 0.55;
        float axis = 1.0 - min(min(abs(at.x) / fwidth(at.x), abs(at.y) / fwidth(at.y)), 1.0);
        float a = max(fine, 0.9 * axis) * far;
        if (a < 0.01) discard;
        gl_FragColor = vec4(line, a);
      }`})}var _r=Pe({}),Ei=Pe({}),oo={count:0,script:0,call:0,kind:""},bn=Pe(null),Xi=null,ut={width:1,height:1},yd=!0;function lu(){let n=Jn.peek(),e=nl.peek();if(!n||!e.length)return null;let{middle:t,radius:i}=cl({figure:n,frames:e});return ol(t,i,n.up,ut.width/ut.height)}function lo(){bn.value=lu(),tn({eye:[],target:[]})}function cu(n){bn.value=n,clearTimeout(Pg),Pg=window.setTimeout(()=>tn({eye:n.eye,target:n.target}),250)}var Pg=0,Ea=(n,e)=>{bn.peek()&&cu(Ap(bn.peek(),n,e))},so=(n,e)=>{bn.peek()&&cu(Cp(bn.peek(),n,e))},es=n=>{bn.peek()&&cu(Rp(bn.peek(),n,Jn.peek()?.reach??1))};function ao(n){let e=lu();if(!e)return;if(n==="corner")return lo();let t=lt(Vt(e.eye,e.target)),i={front:[0,1,0],side:[1,0,0],top:[0,0,1]}[n],r=e.up,o=Math.abs(r[0]*i[0]+r[1]*i[1]+r[2]*i[2])>.99?[.001,.002,.001]:[0,0,0];cu({...e,eye:e.target.map((a,l)=>a+t*((n==="front"?-1:1)*i[l]+o[l]))})}var au=Pe(null);bt(()=>{let n=mt.value,e=Jn.value,t=Jt.value;if(!n||!e||!t||e.tip.link<0||!pt.value.layers.includes("trace"))return void(au.value=null);let i=Math.min(n.t.length,300),r=new Float32Array(3*i);for(let s=0;s<i;s++){let o=Math.round(s*(n.t.length-1)/Math.max(i-1,1)),a=Oo(n.q.map(l=>l[o]));if(!a.length)return void(au.value=null);r.set(Fe(ot(a[e.tip.link],e.tip.frame)),3*s)}au.value=r});function Ig(){let n=Jn.value,e=nl.value,t=bn.value;return!n||!t||e.length!==n.links.length?null:{figure:n,frames:e,layers:new Set(pt.value.layers),extras:_r.value,trace:au.value,camera:{...t,up:n.up},dark:_p.value,large:vp.value}}function KM(n,e,t){n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,ut.width,ut.height);let i=tr(e.camera,ut.width,ut.height),r=e.dark?zr:Br;n.font=`600 ${12.5*e.large}px system-ui, sans-serif`,n.textAlign="center",n.textBaseline="middle",n.lineJoin="round";for(let s of Lp(e)){let[o,a,l]=i(s.at);if(l<=0)continue;n.strokeStyle=e.dark?"rgba(18,21,25,0.9)":"rgba(255,255,255,0.92)",n.lineWidth=3.5;let c={ink:e.dark?"#e8ebee":"#1d2127",soft:e.dark?"#a3adb8":"#59626d",accent:e.dark?"#FFB26B":"#a34700",x:r[0],y:r[1],z:r[2]}[s.tone];n.fillStyle=c;let[u,f]=s.off??[0,0];n.strokeText(s.text,o+u,a+f),n.fillText(s.text,o+u,a+f)}}async function Lg(){let[n,e]=[...document.querySelectorAll(".scene canvas")],t=document.createElement("canvas");t.width=n.width,t.height=n.height;let i=t.getContext("2d");return i.fillStyle=getComputedStyle(document.documentElement).getPropertyValue("--scene").trim()||"#ffffff",i.fillRect(0,0,t.width,t.height),i.drawImage(n,0,0),e?.width&&i.drawImage(e,0,0,t.width,t.height),new Promise(r=>t.toBlob(s=>r(s),"image/png"))}function Dg(){let n=Ut(null),e=Ut(null),t=Ot("webgl"),i=Ot(!1);Rn(()=>{let s=n.current,o=e.current.getContext("2d"),a,l=1,c=0,u=null,f=A=>{Xi?.dispose(),a?.remove(),a=document.createElement("canvas"),a.setAttribute("aria-hidden","true"),s.prepend(a),Xi=A?new ul(a):new ou(a),t.value=oo.kind=Xi.kind,a.addEventListener("webglcontextlost",D=>(D.preventDefault(),i.value=!0)),a.addEventListener("webglcontextrestored",()=>(i.value=!1,f(!1),x()))},d=()=>{let A=document.createElement("canvas"),D=!new URLSearchParams(location.search).has("canvas")&&A.getContext("webgl2");return D&&D.getExtension("WEBGL_lose_context")?.loseContext(),!!D},h=()=>{if(c=0,!Xi||i.peek()||!s.isConnected)return;let A=performance.now(),D=Ig();if(!D)return;let k=performance.now();Xi.draw(D);let V=performance.now();KM(o,D,l),u=D,yd=!1,oo.count++,oo.call=V-k,oo.script=k-A+performance.now()-V},g=()=>{yd=!0,c||=requestAnimationFrame(h)},x=()=>{let A=s.getBoundingClientRect();if(A.width<2||A.height<2)return;let D=ut.width/ut.height;ut={width:Math.round(A.width),height:Math.round(A.height)},l=Math.min(devicePixelRatio||1,2),Xi?.resize(ut.width,ut.height,l);let k=e.current;k.width=Math.round(ut.width*l),k.height=Math.round(ut.height*l);let V=pt.peek();(!bn.peek()||!V.eye.length&&Math.abs(D-ut.width/ut.height)>.02)&&(bn.value=lu()),g()};f(!d());let p=new ResizeObserver(x);p.observe(s),x();let m=null,v=[bt(()=>{let A=en.value,D=Jn.value,{eye:k,target:V}=pt.value,ee=m!==null&&A.name===m.name&&bn.peek()!==null;!D||!nl.value.length||(k.length===3&&V.length===3?lt(Vt(k,bn.peek()?.eye??[1e9,0,0]))>1e-9&&(bn.value={eye:k,target:V,up:D.up}):ee||(bn.value=lu()),m=A)}),bt(()=>{Ig(),Or.value,g()})],w=new Map,y=null,E=A=>{let D=s.getBoundingClientRect();return[A.clientX-D.left,A.clientY-D.top]},T=(A,D,k)=>{if(!u||!Ei.peek().tip||u.figure.tip.link<0)return null;let V=_r.peek().goal??Fe(ot(u.frames[u.figure.tip.link],u.figure.tip.frame)),[ee,q]=tr(u.camera,ut.width,ut.height)(V);return Math.hypot(ee-A,q-D)<k?V:null},_=A=>{if(A.button>2||A.target.closest("button,.menu,.scene-words"))return;if(s.focus({preventScroll:!0}),s.setPointerCapture(A.pointerId),w.set(A.pointerId,[A.clientX,A.clientY]),w.size>1){S();return}let[D,k]=E(A),V=A.pointerType==="touch",ee=A.button===0&&!A.shiftKey?T(D,k,V?36:22):null,q=Ei.peek().link,j=A.button===0&&!A.shiftKey&&!ee&&q&&u?Xi?.pick(u,D,k)??null:null;ee?y={kind:"tip",depth:ee}:j?(y={kind:"link",hit:j,depth:j.point},q?.(j,j.point,"start")):y={kind:A.button||A.shiftKey?"pan":"turn"},s.dataset.held=y.kind,A.preventDefault()},S=()=>{y?.kind==="tip"&&Ei.peek().tip?.(y.depth,"end"),y?.kind==="link"&&Ei.peek().link?.(y.hit,y.depth,"end"),y=null,delete s.dataset.held},U=A=>{let D=w.get(A.pointerId);if(!D){A.pointerType==="mouse"&&Ei.peek().tip&&s.classList.toggle("over-tip",!!T(...E(A),22));return}let[k,V]=[A.clientX-D[0],A.clientY-D[1]],ee=[...w].filter(([q])=>q!==A.pointerId);if(w.set(A.pointerId,[A.clientX,A.clientY]),ee.length===1){let[,[q,j]]=ee[0],te=Math.hypot(D[0]-q,D[1]-j),xe=Math.hypot(A.clientX-q,A.clientY-j);te>0&&xe>0&&es(te/xe),so(k/2/ut.height,V/2/ut.height)}else y?.kind==="turn"?Ea(k*2.4/ut.height*1.6,V*2.4/ut.height):y?.kind==="pan"?so(k/ut.height,V/ut.height):y&&u&&(y.depth=Pp(u.camera,y.depth,...E(A),ut.width,ut.height),y.kind==="tip"?Ei.peek().tip?.(y.depth,"move"):Ei.peek().link?.(y.hit,y.depth,"move"))},I=A=>{w.delete(A.pointerId),w.size||S()},N=A=>{A.preventDefault(),es(Math.exp(Math.max(-80,Math.min(80,A.deltaY*(A.deltaMode?16:1)))*.0018))},O=A=>{if(A.ctrlKey||A.metaKey||A.altKey||A.target!==s)return;let D=A.shiftKey?.06:.12,k=A.shiftKey?{ArrowLeft:()=>so(D,0),ArrowRight:()=>so(-D,0),ArrowUp:()=>so(0,D),ArrowDown:()=>so(0,-D)}:{ArrowLeft:()=>Ea(D,0),ArrowRight:()=>Ea(-D,0),ArrowUp:()=>Ea(0,D),ArrowDown:()=>Ea(0,-D)};Object.assign(k,{"+":()=>es(.88),"=":()=>es(.88),"-":()=>es(1.14),Home:lo}),k[A.key]&&(A.preventDefault(),k[A.key]())},W=A=>A.preventDefault();return s.addEventListener("pointerdown",_),s.addEventListener("pointermove",U),s.addEventListener("pointerup",I),s.addEventListener("pointercancel",I),s.addEventListener("wheel",N,{passive:!1}),s.addEventListener("keydown",O),s.addEventListener("contextmenu",W),s.addEventListener("dblclick",lo),()=>{v.forEach(A=>A()),p.disconnect(),cancelAnimationFrame(c),Xi?.dispose(),Xi=null}},[]);let r=en.value.name;return R("div",{class:"scene",ref:n,tabIndex:0,role:"application","aria-label":`${r} in space. Arrow keys turn, with Shift they move, plus and minus zoom, Home shows all.`,children:[R("canvas",{class:"scene-words-layer",ref:e,"aria-hidden":"true"}),t.value==="canvas"&&R("p",{class:"scene-note",children:"Without WebGL: a plain drawing"}),i.value&&R("p",{class:"scene-note",children:"The graphics card is busy; the picture comes back when it is free"}),!Jn.value&&R("p",{class:"scene-note",children:"This robot is not known in this page"}),R("div",{class:"scene-tools",children:[R(jM,{}),R(En,{icon:"target",label:"Show the whole arm",keys:"Home",onClick:lo}),R(En,{icon:"plus",label:"Zoom in",keys:"+",onClick:()=>es(.8),kind:"fine-only"}),R(En,{icon:"minus",label:"Zoom out",keys:"-",onClick:()=>es(1.25),kind:"fine-only"})]})]})}function bd(n){let e=pt.peek().layers;tn({layers:e.includes(n)?e.filter(t=>t!==n):[...e,n]})}function jM(){return R(Bo,{label:"What is shown",icon:"layers",align:"right",items:()=>[...$a.map(([n,e])=>({title:e,checked:pt.value.layers.includes(n),run:()=>bd(n),stay:!0})),{title:"From the front",icon:"eye",run:()=>ao("front"),apart:!0},{title:"From the side",icon:"eye",run:()=>ao("side")},{title:"From above",icon:"eye",run:()=>ao("top")},{title:"Standard view",icon:"eye",run:()=>ao("corner")}]})}var Ng=()=>yd;var Md="#d=",Ug=2e5,QM=4<<20,Sd="Ask for the link again, or for the saved file.";async function Fg(n,e=1/0){let t=[],i=0,r=n.getReader();for(;;){let{done:a,value:l}=await r.read();if(a)break;if(i+=l.length,i>e)throw await r.cancel(),new kt(`The document in this link is larger than ${e>>20} MB.`,Sd);t.push(l)}let s=new Uint8Array(i),o=0;for(let a of t)s.set(a,o),o+=a.length;return s}var Og=(n,e)=>new Blob([n]).stream().pipeThrough(e);async function kg(n){let e=new TextEncoder().encode(JSON.stringify(n)),t=await Fg(Og(e,new CompressionStream("deflate-raw"))),i="";for(let r of t)i+=String.fromCharCode(r);return Md+btoa(i).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function wd(n){if(!n.startsWith(Md))return null;if(n.length>Ug)throw new kt(`This link is too long: ${n.length} characters; at most ${Ug}.`,Sd);let e;try{let t=atob(n.slice(Md.length).replaceAll("-","+").replaceAll("_","/"));e=await Fg(Og(Uint8Array.from(t,i=>i.charCodeAt(0)),new DecompressionStream("deflate-raw")),QM)}catch(t){throw t instanceof kt?t:new kt("This link is damaged: part of it may be missing.",Sd)}return So(new TextDecoder().decode(e))}function Ed(n,e,t="text/plain"){let i=URL.createObjectURL(typeof e=="string"?new Blob([e],{type:t}):e);Object.assign(document.createElement("a"),{href:i,download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}var Td=n=>n.replace(/[^\p{L}\p{N}._-]+/gu,"-").replace(/^[-.]+|-+$/g,"")||"robot",uu=()=>Ed(`${Td(wn.peek().model.name)}.isodyn.json`,Vf(wn.peek()),"application/json");function Bg(n){return new Promise(e=>{let t=Object.assign(document.createElement("input"),{type:"file",accept:n});t.addEventListener("change",()=>e(t.files?.[0]??null)),t.addEventListener("cancel",()=>e(null)),t.click()})}var zg="isodyn-workbench";function Vg(){let n=0;return bt(()=>{let e=JSON.stringify(wn.value);clearTimeout(n),n=window.setTimeout(()=>{try{localStorage.setItem(zg,e)}catch{}},400)})}function Hg(){let n=null;try{n=localStorage.getItem(zg)}catch{return null}return n===null?null:So(n)}var hu=Pe([]),Ad=Ge(()=>[...hu.value].sort((n,e)=>n.key.localeCompare(e.key)));function du(n){hu.value=[...hu.peek().filter(e=>e.id!==n.id),n],Zi({id:`go.${n.id}`,title:`Go to ${n.title}`,words:"screen open show",keys:`Alt+${n.key}`,run:()=>Ti(n.id)})}var Ti=n=>tn({screen:n}),Ta=Ge(()=>hu.value.find(n=>n.id===pt.value.screen)??Ad.value[0]);var ts=Pe(!1);function eS(n,e){let t=n.title.toLowerCase(),i=`${n.words??""} ${n.id}`.toLowerCase(),r=1;for(let s of e){let o=t.indexOf(s);if(o===0)r+=6;else if(o>0&&/\W/.test(t[o-1]))r+=4;else if(o>0)r+=2;else if(i.includes(s))r+=1;else return 0}return r}function Gg(){return ts.value?R(tS,{}):null}function tS(){let n=Ot(""),e=Ot(0),t=Ut(null),i=()=>{ts.value=!1};Rn(()=>{let u=document.activeElement;return t.current?.showModal(),()=>u?.focus?.()},[]);let r=n.value.toLowerCase().split(/\s+/).filter(Boolean),s=`${Ta.value?.id}.`,o=Df().map(u=>({action:u,fit:eS(u,r)+(u.id.startsWith(s)?.5:0)-(cs(u)?0:.7)})).filter(({fit:u})=>u>.4).sort((u,f)=>f.fit-u.fit).map(({action:u})=>u).slice(0,60),a=Math.min(e.value,o.length-1),l=(u,f=!1)=>{if(u){if(f)return u.python?.()?(i(),void ni(u.python(),"Python")):void 0;cs(u)&&(i(),u.run())}},c=u=>{if(u.key==="ArrowDown")e.value=Math.min(a+1,o.length-1);else if(u.key==="ArrowUp")e.value=Math.max(a-1,0);else if(u.key==="Enter")l(o[a],u.altKey);else return;u.preventDefault(),queueMicrotask(()=>t.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"}))};return R("dialog",{class:"palette",ref:t,"aria-label":"Search actions",onCancel:u=>(u.preventDefault(),i()),onMouseDown:u=>u.target===t.current&&i(),children:R("div",{class:"palette-inner",children:[R("input",{type:"text",role:"combobox","aria-expanded":"true","aria-controls":"palette-list","aria-activedescendant":a>=0?`palette-${a}`:void 0,"aria-label":"Search actions",placeholder:"What do you want to do?",autocomplete:"off",spellcheck:!1,value:n.value,autofocus:!0,onInput:u=>(n.value=u.target.value,e.value=0),onKeyDown:c}),R("ul",{id:"palette-list",role:"listbox","aria-label":"Actions",children:[o.map((u,f)=>R("li",{id:`palette-${f}`,role:"option","aria-selected":f===a,"aria-disabled":!cs(u),onPointerMove:()=>e.value=f,onClick:d=>l(u,d.altKey),children:[R("span",{children:u.title}),u.python&&f===a&&u.python()!==""&&R("small",{children:[Pn("Alt+Enter")," copies Python"]}),u.keys&&R("kbd",{children:Pn(u.keys.split(" ")[0])})]},u.id)),!o.length&&R("li",{class:"nothing",role:"option","aria-selected":"false","aria-disabled":"true",children:"Nothing is called that. Try “pose”, “torque”, “CSV”."})]})]})})}async function Cd(){return location.href.split("#")[0]+await kg(wn.peek())}async function Rd(n){try{if(/\.json$/i.test(n.name))ti(`Open ${n.name}`,So(await n.text()),!0);else if(_n==="served"){let e=await up(n);e.document?ti(`Open ${n.name}`,e.document,!0):e.robot?(e.robot.model.kind==="source"&&Fo(e.robot.model.toml,e.robot.structure),ti(`Open ${n.name}`,Tr(e.robot.model,e.robot.structure.neutral))):e.motion&&$n(`Open ${n.name}`,()=>({motion:e.motion}));for(let t of e.robot?.remarks.filter(i=>i.level==="error").slice(0,1)??[])mi(`${t.text} ${t.remedy}`,"error")}else throw new kt(`${n.name} cannot be read without the server.`,"Start “isodyn workbench” for URDF, MJCF, TOML and zip; documents (.json) open anywhere.");pt.peek().screen==="start"&&Ti("model"),mi(`${n.name} opened.`)}catch(e){mi(e instanceof kt?`${e.message} ${e.remedy}`:e.message,"error")}}var Aa=async()=>{let n=await Bg(_n==="served"?".json,.urdf,.xml,.mjcf,.toml,.zip,.csv":".json,.csv");n&&await Rd(n)},nS=async()=>Ed(`${Td(wn.peek().model.name)}.png`,await Lg());Zi({id:"edit.undo",title:"Undo",keys:"Mod+Z",run:qf,able:()=>Ar.value!==""},{id:"edit.redo",title:"Redo",keys:"Mod+Shift+Z Mod+Y",run:$f,able:()=>Cr.value!==""},{id:"file.save",title:"Save to a file",words:"download document json",keys:"Mod+S",run:uu,python:()=>""},{id:"file.open",title:"Open a file …",words:"load urdf mjcf toml json zip csv",keys:"Mod+O",run:()=>{Aa()},python:()=>`import isodyn as iso

robot = iso.load("path/to/robot.urdf")
`},{id:"file.share",title:"Copy a link to this document",words:"share url",keys:"Mod+Shift+L",run:()=>{Cd().then(n=>ni(n,`A link of ${n.length} characters`))}},{id:"file.python",title:"Copy the robot as Python",words:"code script",run:()=>{ni(Ki(),"Python")},python:Fu},{id:"file.picture",title:"Save the picture of the arm (PNG)",words:"screenshot image",run:()=>{nS()},python:()=>Ki("fig = iso.draw(robot)")},{id:"file.print",title:"Print",keys:"Mod+P",run:()=>print()},{id:"view.palette",title:"Search actions",keys:"Mod+K",run:()=>{ts.value=!ts.peek()}},{id:"view.units",title:"Switch between degrees and radians",words:"deg rad units",keys:"Alt+D",run:()=>tn({degrees:!pt.peek().degrees})},{id:"view.theme",title:"Next theme",words:"dark light projector",run:xp},...Fr.map(([n,e])=>({id:`view.theme-${n}`,title:`Theme: ${e}`,words:"colours mode",run:()=>tn({theme:n})})),{id:"view.frame",title:"Show the whole arm",words:"camera reset fit",run:lo},...["front","side","top"].map(n=>({id:`view.from-${n}`,title:`Look from ${n==="top"?"above":`the ${n}`}`,words:"camera",run:()=>ao(n)})),...$a.map(([n,e])=>({id:`view.layer-${n}`,title:`Show or hide: ${e}`,words:"layer scene",run:()=>bd(n)})),{id:"play.toggle",title:"Play or pause",keys:"Space",run:No,able:()=>mt.value!==null},{id:"play.next",title:"One step on",keys:".",run:()=>Dr(1),able:()=>mt.value!==null},{id:"play.back",title:"One step back",keys:",",run:()=>Dr(-1),able:()=>mt.value!==null},{id:"play.first",title:"To the start of the motion",run:()=>xs(0),able:()=>mt.value!==null},{id:"play.loop",title:"Play again and again, or once",run:()=>{pi.value=!pi.peek()},able:()=>mt.value!==null},...Do.map(n=>({id:`play.speed-${n}`,title:`Speed ${n} ×`,words:"slow fast motion",run:()=>{Lr.value=n},able:()=>mt.value!==null})));function Wg(){let n=Ir.value,e=n>=20?1:n>=2?2:3;return R("div",{class:"transport",role:"group","aria-label":`Playing: ${mt.value?.title??""}`,children:[R(En,{icon:"first",label:"To the start",onClick:()=>xs(0),kind:"fine-only"}),R(En,{icon:"back",label:"One step back",keys:",",onClick:()=>Dr(-1),kind:"fine-only"}),R(En,{icon:Nn.value?"pause":"play",label:Nn.value?"Pause":"Play",keys:"Space",onClick:No,kind:"play",size:22}),R(En,{icon:"next",label:"One step on",keys:".",onClick:()=>Dr(1),kind:"fine-only"}),R("input",{type:"range","aria-label":"Time","aria-valuetext":`${Pt.value.toFixed(e)} s of ${n.toFixed(e)} s`,min:0,max:n,step:n/2e3||1,value:Pt.value,onInput:t=>(Nn.value=!1,xs(Number(t.target.value))),ref:t=>t?.style.setProperty("--to",`${n>0?100*Pt.value/n:0}%`)}),R("output",{class:"clock",children:[Pt.value.toFixed(e),R("span",{children:[" / ",n.toFixed(e)," s"]})]}),R("label",{class:"speed",children:[R("span",{class:"unseen",children:"Speed"}),R("select",{value:String(Lr.value),onChange:t=>Lr.value=Number(t.target.value),children:Do.map(t=>R("option",{value:String(t),children:[t,"×"]},t))})]}),R(En,{icon:"repeat",label:pi.value?"Plays again and again":"Plays once",pressed:pi.value,onClick:()=>pi.value=!pi.value,kind:"fine-only"})]})}var vr=Pe("half"),Xg=Pe(!1);function iS(){return R("header",{class:"top",children:[R("button",{type:"button",class:"brand",onClick:()=>Ti("start"),"aria-label":"isodyn workbench, to the start",children:[R("svg",{viewBox:"0 0 32 32",width:"26",height:"26","aria-hidden":"true",children:[R("path",{d:"M6 27h10M11 26V18L20 8l6 5"}),R("circle",{cx:"11",cy:"18",r:"3"}),R("circle",{cx:"20",cy:"8",r:"3"})]}),R("span",{children:"isodyn"})]}),R(rS,{}),R("div",{class:"top-group fine-only",children:[R(En,{icon:"undo",label:Ar.value?`Undo: ${Ar.value}`:"Undo",keys:"Mod+Z",disabled:!Ar.value,onClick:()=>Pi("edit.undo")}),R(En,{icon:"redo",label:Cr.value?`Redo: ${Cr.value}`:"Redo",keys:"Mod+Shift+Z",disabled:!Cr.value,onClick:()=>Pi("edit.redo")})]}),R("button",{type:"button",class:"search",onClick:()=>ts.value=!0,"aria-label":"Search actions",children:[R(un,{name:"search",size:17}),R("span",{children:"Search actions"}),R("kbd",{children:Pn("Mod+K")})]}),R("div",{class:"top-group",children:[R("button",{type:"button",class:"unit-switch","aria-label":`Angles in ${pt.value.degrees?"degrees":"radians"}; switch`,onClick:()=>tn({degrees:!pt.value.degrees}),children:[R("span",{class:pt.value.degrees?"on":void 0,children:"deg"}),R("span",{class:pt.value.degrees?void 0:"on",children:"rad"})]}),R(En,{icon:"share",label:"Copy a link to this document",keys:"Mod+Shift+L",onClick:()=>{Cd().then(n=>ni(n,`A link of ${n.length} characters`))},kind:"fine-only"}),R(Bo,{label:"Theme",icon:{light:"sun",dark:"moon",projector:"screen"}[Or.value],align:"right",items:()=>Fr.map(([n,e])=>({title:e,checked:pt.value.theme===n,run:()=>tn({theme:n})}))}),R(Bo,{label:"File and more",icon:"more",align:"right",items:()=>[{title:"Open a file …",icon:"open",keys:Pn("Mod+O"),run:()=>{Aa()}},{title:"Save to a file",icon:"save",keys:Pn("Mod+S"),run:uu},{title:"Copy a link",icon:"share",keys:Pn("Mod+Shift+L"),run:()=>Pi("file.share")},{title:"Copy as Python",icon:"code",run:()=>{ni(Ki(),"Python")},apart:!0},{title:"Save the picture (PNG)",icon:"camera",run:()=>Pi("file.picture")},{title:"Print",icon:"print",keys:Pn("Mod+P"),run:()=>print()},{title:"Undo",icon:"undo",keys:Pn("Mod+Z"),run:()=>Pi("edit.undo"),disabled:!Ar.value,apart:!0},{title:"Redo",icon:"redo",keys:Pn("Mod+Shift+Z"),run:()=>Pi("edit.redo"),disabled:!Cr.value}]})]})]})}function rS(){let n=en.value.name;return R("label",{class:"robot-name",children:[R("span",{class:"unseen",children:"Name of the robot"}),R("input",{type:"text",value:n,maxLength:80,spellcheck:!1,autocomplete:"off",onChange:t=>{let i=t.target.value.trim();i&&i!==n?$n("Rename the robot",r=>({model:{...r.model,name:i}})):t.target.value=n},onKeyDown:t=>t.key==="Enter"&&t.target.blur()}),R("span",{class:"robot-name-size","aria-hidden":"true",children:n})]})}function sS(){return R("nav",{class:"rail","aria-label":"Screens",children:[Ad.value.map(n=>R("button",{type:"button",class:n.quiet?"quiet":void 0,"aria-current":n===Ta.value?"page":void 0,"aria-keyshortcuts":`Alt+${n.key}`,onClick:()=>Ti(n.id),children:[R(un,{name:n.icon,size:22}),R("span",{children:n.title})]},n.id)),R("div",{class:"rail-foot",children:R(oS,{})})]})}function oS(){if(Un.value==="none"&&_n!=="file")return null;let n={none:"off",starting:"off",connected:"good",lost:"bad",link:"bad"}[Un.value],e={none:"No server",starting:"Looking …",connected:"Connected",lost:"Server gone",link:"Not known"}[Un.value];return R("div",{class:`server ${n}`,title:Uo.value,role:"status",children:[R("span",{class:"lamp","aria-hidden":"true"}),R("span",{children:e})]})}function aS(){let n=["low","half","full"],e=Ut(null),t=i=>vr.value=n[Math.min(2,Math.max(0,n.indexOf(vr.value)+i))];return R("button",{type:"button",class:"handle","aria-label":vr.value==="full"?"Make the panel smaller":"Make the panel larger","aria-expanded":vr.value!=="low",onClick:()=>e.current===null&&(vr.value=vr.value==="full"?"low":n[n.indexOf(vr.value)+1]),onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),e.current=i.clientY),onPointerUp:i=>{let r=e.current===null?0:i.clientY-e.current;Math.abs(r)>24&&t(r<0?1:-1),setTimeout(()=>e.current=null,Math.abs(r)>24?50:0),Math.abs(r)<=24&&(e.current=null)},children:R("span",{})})}function lS(){let n=Ot(0),e=i=>{n.value=Math.min(Math.max(i,300),innerWidth-420),document.documentElement.style.setProperty("--panel",`${n.value}px`)},t=()=>document.querySelector(".panel")?.getBoundingClientRect().width??400;return R("div",{class:"divider",role:"separator","aria-orientation":"vertical","aria-label":"Width of the panel","aria-valuenow":Math.round(n.value||400),"aria-valuemin":300,"aria-valuemax":2e3,tabIndex:0,onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),i.preventDefault()),onPointerMove:i=>i.target.hasPointerCapture(i.pointerId)&&e(innerWidth-i.clientX),onDblClick:()=>document.documentElement.style.removeProperty("--panel"),onKeyDown:i=>{let r={ArrowLeft:32,ArrowRight:-32}[i.key];r&&(i.preventDefault(),e(t()+r))}})}function qg(){let n=Ta.value,e=Ut(null);if(n&&n.layout!=="page"&&(Xg.value=!0),Rn(()=>{e.current?.scrollTo(0,0),document.documentElement.style.removeProperty("--panel"),document.title=`${n?.title??""} · ${en.peek().name} · isodyn workbench`},[n?.id]),!n)return null;let t=n.component;return R("div",{class:"app","data-layout":n.layout,"data-screen":n.id,"data-sheet":vr.value,children:[R("a",{class:"skip",href:"#panel",children:"To the panel"}),R(iS,{}),R(sS,{}),R("main",{class:"work",children:[R("div",{class:"stage",hidden:n.layout==="page",children:[Xg.value&&R(Dg,{}),mt.value&&n.transport!==!1&&R(Wg,{})]}),n.layout!=="page"&&R(lS,{}),R("section",{class:"panel",id:"panel",ref:e,tabIndex:-1,"aria-label":n.title,children:[n.layout!=="page"&&R(aS,{}),R("div",{class:"panel-inner",children:[n.layout!=="page"&&R("h2",{class:"panel-title",children:n.title}),Zu.value&&n.layout!=="page"&&R("p",{class:"kernel-problem",role:"status",children:Zu.value}),R(t,{},n.id)]})]})]}),R(Mp,{}),R(wp,{}),R(Gg,{})]})}var Pd=240,fu=180;function cS(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"ball":return[n.at,n.at,n.radius];case"drum":{let e=n.axis.map(t=>.5*(n.length-.9*n.radius)*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),n.radius*.9]}default:return null}}function $g({model:n,q:e,label:t}){let i=el(n),r=ja(n,e),{middle:s,radius:o}=cl({figure:i,frames:r.slice(0,-1)}),a=ol(s,o*1.02,i.up,Pd/fu),l=tr(a,Pd,fu),c=fu/2/Math.tan(.279),u=i.links.flatMap((x,p)=>x.parts.flatMap(m=>{let v=cS(m);if(!v)return[];let[w,y]=[l(nt(r[p],v[0])),l(nt(r[p],v[1]))],E=(w[2]+y[2])/2;return[{p:w,q:y,depth:E,width:2*v[2]*c/E,tone:m.tone}]})).sort((x,p)=>p.depth-x.depth),f=Fe(r[0]),d=ws(i,r[0])-f.reduce((x,p,m)=>x+p*i.up[m],0),h=l(f.map((x,p)=>x+d*i.up[p])),g=i.reach*.42*c/h[2];return R("svg",{class:"sketch",viewBox:`0 0 ${Pd} ${fu}`,role:"img","aria-label":t,children:[R("ellipse",{class:"sketch-ground",cx:h[0],cy:h[1],rx:g,ry:g*.32}),u.map(({p:x,q:p,width:m,tone:v},w)=>R("g",{class:`sketch-${v}`,children:[R("line",{class:"edge",x1:x[0],y1:x[1],x2:p[0]+.01,y2:p[1],"stroke-width":m+1.6}),R("line",{class:"fill",x1:x[0],y1:x[1],x2:p[0]+.01,y2:p[1],"stroke-width":m}),R("line",{class:"shine",x1:x[0]-m*.16,y1:x[1]-m*.12,x2:p[0]-m*.16+.01,y2:p[1]-m*.12,"stroke-width":m*.34})]},w))]})}var Id=Pe([]);function Yg(n){ti(`Open ${n.title}`,Tr(structuredClone(n.model),n.home)),Ti("model")}async function uS(n){try{let{model:e,structure:t}=await cp(n.name);e.kind==="source"&&Fo(e.toml,t),ti(`Open ${n.name}`,Tr(e,t.neutral)),Ti(e.kind==="dh"?"model":"pose")}catch(e){mi(e.message,"error")}}var hS={industrial:"Industrial arms",collaborative:"Collaborative arms",textbook:"Textbook arms",mobile:"Moving and legged",parallel:"Closed loops",templates:"Templates"},dS=n=>hS[n]??n.charAt(0).toUpperCase()+n.slice(1);function fS(){let n=Ot(!1),e=Ot("");Rn(()=>{(_n!=="served"||Yu.value)&&lp().then(r=>Id.value=r,()=>{})},[Yu.value]);let t=Id.value.filter(r=>r.family!=="templates"&&`${r.name} ${r.title} ${r.joints}`.toLowerCase().includes(e.value.toLowerCase())),i=[...new Set(t.map(r=>r.family))];return R("div",{class:n.value?"start over":"start",onDragOver:r=>(r.preventDefault(),n.value=!0),onDragLeave:()=>n.value=!1,onDrop:r=>{r.preventDefault(),n.value=!1;let s=r.dataTransfer?.files[0];s&&Rd(s)},children:[R("header",{class:"start-head",children:[R("div",{children:[R("h1",{children:"Robot dynamics, live"}),R("p",{children:"Pick an arm and change anything: torques, motion and equations follow at once, computed in this page."})]}),R("div",{class:"buttons",children:[R(er,{icon:"open",onClick:()=>{Aa()},children:"Open a file"}),R(er,{icon:"right",kind:"primary",onClick:()=>Ti("model"),children:["Continue with ",en.value.name]})]})]}),R("h2",{children:"Begin with an arm"}),R("ul",{class:"cards",children:Eo.map(r=>R("li",{children:R("button",{type:"button",class:"card",onClick:()=>Yg(r),children:[R($g,{model:r.model,q:r.home,label:`Picture of ${r.title}`}),R("span",{class:"card-title",children:[r.title,R("small",{class:"letters",children:r.joints})]}),R("span",{class:"card-words",children:r.words})]})},r.title))}),Id.value.length>0&&R(Yt,{children:[R("div",{class:"library-head",children:[R("h2",{children:"Library"}),R("label",{class:"find",children:[R(un,{name:"search",size:16}),R("span",{class:"unseen",children:"Find a robot"}),R("input",{type:"text",placeholder:"Find a robot",value:e.value,onInput:r=>e.value=r.target.value})]})]}),i.map(r=>R("section",{class:"family",children:[R("h3",{children:dS(r)}),R("ul",{class:"rows",children:t.filter(s=>s.family===r).map(s=>R("li",{children:R("button",{type:"button",class:"row-card",onClick:()=>{uS(s)},children:[R("span",{class:"card-title",children:[s.name,R("small",{class:"letters",children:s.joints.length>12?`${s.joints.replace(/\([^)]*\)/g,"").length} joints`:s.joints})]}),R("span",{class:"card-words",children:s.title})]})},s.name))})]},r)),!t.length&&R("p",{class:"hint",children:["No robot is called “",e.value,"”."]})]}),R("p",{class:"start-foot",children:[Uo.value," ",_n==="served"?"URDF, MJCF, TOML, zip with meshes and saved documents can be dropped here.":"Saved documents can be dropped here."]})]})}Zi(...Eo.map(n=>({id:`start.${n.title.replace(/\W+/g,"-").toLowerCase()}`,title:`Begin with: ${n.title}`,words:`new robot template ${n.joints}`,run:()=>Yg(n)})));du({id:"start",title:"Start",icon:"start",key:"1",layout:"page",component:fS});var pS=60,mS=1e-11,gS=.01;function Jg(n,e,t,i,r,s){let{n:o}=n,a=s.attitude?6:3,l=n.joints.flatMap(v=>v.lower.map(w=>w??-1/0)),c=n.joints.flatMap(v=>v.upper.map(w=>w??1/0)),u=n.links[t].body,f=v=>{let w=Vt(Fe(i),Fe(v));if(!s.attitude)return w;let y=Ro(_s(Rt(i),vs(Rt(v))));return[...w,...y.map(E=>E*s.scale)]},d=v=>{let w=v.slice(0,a*o);for(let y=3*o;y<a*o;y++)w[y]*=s.scale;return w},h=Array.from(r,(v,w)=>Math.min(Math.max(v,l[w]),c[w])),g=e(h),x=Po(n,g,t),p=f(x),m=.001;for(let v=0;v<pS&&lt(p)>mS*s.scale;v++){let w=d(ku(n,g,u,Fe(x))),y=new Float64Array(o*o),E=new Array(o).fill(0),T=0;for(let D=0;D<o;D++){for(let k=0;k<a;k++)E[D]+=w[k*o+D]*p[k];for(let k=0;k<o;k++)for(let V=0;V<a;V++)y[o*D+k]+=w[V*o+D]*w[V*o+k];T+=y[o*D+D]/o}let _=E.map((D,k)=>h[k]<=l[k]&&D<0||h[k]>=c[k]&&D>0);for(let D=0;D<o;D++)if(_[D]){for(let k=0;k<o;k++)y[o*D+k]=y[o*k+D]=0;y[o*D+D]=T||1,E[D]=0}for(let D=0;D<o;D++)y[o*D+D]+=m*(T||1);let S=Jf(y,E);if(!S){m=Math.max(m*10,1e-6);continue}let U=Math.max(...S.map(Math.abs)),I=U>.5?.5/U:1,N=h.map((D,k)=>Math.min(Math.max(D+I*S[k],l[k]),c[k])),O=e(N),W=Po(n,O,t),A=f(W);if(lt(A)<lt(p))[h,g,x,p]=[N,O,W,A],m=Math.max(m/5,1e-12);else if(m*=4,m>1e6)break}return _S(n,h,x,i,d(ku(n,e(h),u,Fe(x))),a,s,l,c)}function _S(n,e,t,i,r,s,o,a,l){let{n:c}=n,u=lt(Vt(Fe(i),Fe(t))),f=o.attitude?lt(Ro(_s(Rt(i),vs(Rt(t))))):0,d=Math.min(s,c),h=new Float64Array(s*s);for(let E=0;E<s;E++)for(let T=0;T<s;T++)for(let _=0;_<c;_++)h[s*E+T]+=r[E*c+_]*r[T*c+_];let g=Ya(h,s).values.map(E=>Math.sqrt(Math.max(E,0))),x=g[s-1],p=x>0?g[s-d]/x:0,m=n.joints.filter(E=>E.nv===1&&(e[E.v]<=a[E.v]||e[E.v]>=l[E.v])),v=u<=1e-6*Math.max(o.scale,.001)&&f<=1e-6,w=p<gS,y=[];if(!v){let E=o.attitude?` and ${(f*180/Math.PI).toPrecision(3)}°`:"";y.push(`Out of reach: the nearest pose found stays ${(1e3*u).toPrecision(3)} mm${E} away`)}return m.length&&y.push(`${m.map(E=>E.name).join(", ")} at a limit`),w&&y.push("the arm is close to a singular pose: some directions cannot be moved in"),{q:e,distance:u,angle:f,reached:v,manipulability:p,singular:w,limits:m.map(E=>E.name),words:y.length?`${y.join("; ")}.`:""}}function Ld(n){let e=n.trim().replace(/\u2212/g,"-");if(!e)return NaN;let t=/^[^.]*,[^.,]*$/.test(e)?e.replace(",","."):e.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g,"");return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(t)?Number(t):NaN}var wR={"":1,s:1,ms:.001,rad:1,deg:Math.PI/180,"°":Math.PI/180,m:1,mm:.001};var ns=Math.PI/180,vS=Ge(()=>pt.value.degrees),Lt=(n,e=4,t=.01,i=1)=>({label:n,factor:i,digits:e,step:t});function co(n){let e=vS.value;switch(n){case"angle":return e?Lt("°",2,1,ns):Lt("rad",4,.02);case"speed":return e?Lt("°/s",2,1,ns):Lt("rad/s",4,.02);case"acceleration":return e?Lt("°/s²",2,1,ns):Lt("rad/s²",4,.02);case"length":return Lt("m",4,.005);case"velocity":return Lt("m/s",4,.01);case"linear acceleration":return Lt("m/s²",4,.01);case"mass":return Lt("kg",4,.1);case"inertia":return Lt("kg m²",6,.001);case"torque":return Lt("N m",3,1);case"force":return Lt("N",3,1);case"power":return Lt("W",2,1);case"energy":return Lt("J",4,1);case"time":return Lt("s",4,.1);case"gravity":return Lt("m/s²",3,.1);case"damping":return Lt("N m s/rad",4,.1);case"stiffness":return Lt("N m/rad",3,1);default:return Lt("",4,.1)}}var pu=n=>xS(n)?"length":"angle";var xS=n=>n==="P"||n==="prismatic";function Ca(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"–":n>0?"∞":"−∞";let t=Math.abs(n);return(t!==0&&(t>=1e6||t<10**-e)?n.toExponential(2):Number(n.toFixed(e)).toString()).replace("-","−")}function uo(n,e,t){let i=co(e),r=i.label.startsWith("°")?"":" ";return`${Ca(n/i.factor,t??i.digits)}${i.label?r+i.label:""}`}function Nd(n,e){if(n===null)return"";let t=n/e.factor,i=Number(t.toPrecision(12));return String(i===0?0:i)}function Zg(n,e){let t=n.trim().replaceAll("−","-").replaceAll("π","pi");if(!t)return null;let i=/^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(t);if(!i)return NaN;let r=yS(i[1]),s=i[2],o=e.label.startsWith("°")||e.label.startsWith("rad");if(s===void 0)return r*(/pi/.test(t)&&o?1:e.factor);let a=o?{"°":ns,"°/s":ns,"°/s²":ns,deg:ns,rad:1}:e.label==="m"?{mm:.001,cm:.01,m:1}:e.label==="kg"?{kg:1,g:.001}:e.label==="s"?{s:1,ms:.001}:{};return r*(a[s]??NaN)}function yS(n){let t=n.trim().split(/([*/])/),i=Dd(t[0]);for(let r=1;r<t.length;r+=2)i=t[r]==="*"?i*Dd(t[r+1]):i/Dd(t[r+1]);return i}function Dd(n){let e=n.trim(),t=/^([+-]?)(.*?)\s*pi$/.exec(e);return t?(t[1]==="-"?-1:1)*(t[2]?Ld(t[2]):1)*Math.PI:Ld(e)}function Ud(n){let{label:e,quiet:t,kind:i="plain"}=n,r=Ci(),s=n.unit??co(i);return R("div",{class:t?"field quiet":"field",children:[R("label",{for:r,class:t?"unseen":void 0,children:e}),R("div",{class:"number",children:[R(Fd,{...n,id:r}),s.label&&R("span",{class:"unit","aria-hidden":"true",children:s.label})]})]})}function Fd({value:n,kind:e="plain",unit:t,onChange:i,onClear:r,min:s,max:o,label:a,placeholder:l,disabled:c,remark:u,level:f,id:d,cell:h}){let g=t??co(e),x=Ot(null),p=Ot(""),m=Ci(),v=E=>Math.min(Math.max(E,s??-1/0),o??1/0),w=E=>{let T=Zg(E,g);if(T===null)return r?(p.value="",n!==null&&r(),!0):(p.value="A number is needed here.",!1);if(!Number.isFinite(T))return p.value=`“${E.trim()}” is not a number: write 0.25, 1,5, 2e-3, pi/2 or 90°.`,!1;p.value="";let _=v(T);return E.trim()!==Nd(n,g)&&_!==n&&i(_),!0},y=E=>{let T=E.target;if(E.key==="Enter"&&w(T.value))x.value=null;else if(E.key==="Escape"&&x.value!==null)E.stopPropagation(),x.value=null,p.value="";else if(!h&&(E.key==="ArrowUp"||E.key==="ArrowDown")){E.preventDefault();let _=(E.key==="ArrowUp"?1:-1)*(E.shiftKey?10:1);x.value=null,i(v(Number(((n??0)/g.factor+_*g.step).toPrecision(12))*g.factor))}};return R(Yt,{children:[R("input",{id:d,type:"text",inputMode:"decimal",autocomplete:"off",spellcheck:!1,disabled:c,placeholder:l,"aria-label":d?void 0:a,"aria-invalid":p.value!==""||f==="error","aria-describedby":p.value||u?m:void 0,"data-dirty":x.value!==null?"1":void 0,class:f,value:x.value??Nd(n,g),title:p.value||u||void 0,onInput:E=>x.value=E.target.value,onKeyDown:y,onFocus:E=>E.target.select(),onBlur:E=>{x.value!==null&&w(E.target.value)&&(x.value=null),ps()}}),(p.value||u)&&R("span",{id:m,class:p.value&&!h?"field-error":"unseen",role:p.value?"alert":void 0,children:p.value||u})]})}function Kg({label:n,value:e,kind:t="plain",min:i,max:r,span:s,onChange:o,onFocus:a,aside:l,remark:c}){let u=Ci(),f=co(t),d=Math.max(s??Math.PI,Math.abs(e)),h=i??-d,g=r??d,x=Ut(null),p=g>h?(e-h)/(g-h):0,m=g>h?Math.min(1,Math.max(0,-h/(g-h))):0,v=w=>{x.current=w,w?.style.setProperty("--from",`${100*Math.min(m,p)}%`),w?.style.setProperty("--to",`${100*Math.max(m,p)}%`)};return R("div",{class:"slider",onFocusCapture:()=>a?.(!0),onBlurCapture:()=>a?.(!1),onPointerEnter:()=>a?.(!0),onPointerLeave:()=>a?.(!1),children:[R("div",{class:"slider-head",children:[R("label",{for:u,children:n}),l,R("div",{class:"number",children:[R(Fd,{label:`${n}, typed`,value:e,kind:t,min:i,max:r,onChange:o,remark:c,level:c?"warning":void 0}),R("span",{class:"unit","aria-hidden":"true",children:f.label})]})]}),R("input",{id:u,ref:v,type:"range",min:h,max:g,step:(g-h)/1e3||1e-6,value:e,"aria-valuetext":`${Ca(e/f.factor,f.digits)} ${f.label}`,onInput:w=>o(Number(w.target.value)),onChange:ps,onKeyDown:w=>{let y={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10}[w.key];y&&(w.preventDefault(),o(Math.min(g,Math.max(h,e+y*(w.shiftKey?10:1)*f.step*f.factor))))}}),R("div",{class:"slider-ends","aria-hidden":"true",children:[R("span",{children:i==null?"":Ca(h/f.factor,1)+(f.label.startsWith("°")?"°":"")}),R("span",{children:r==null?"":Ca(g/f.factor,1)+(f.label.startsWith("°")?"°":"")})]})]})}function Od({label:n,value:e,options:t,onChange:i,quiet:r}){let s=Ci();return R("fieldset",{class:r?"segmented quiet":"segmented",children:[R("legend",{class:r?"unseen":void 0,children:n}),R("div",{children:t.map(([o,a])=>R("label",{class:o===e?"on":void 0,children:[R("input",{type:"radio",name:s,value:o,checked:o===e,onChange:()=>i(o)}),R("span",{children:a})]},o))})]})}function jg({label:n,value:e,onChange:t,hint:i,disabled:r}){return R("label",{class:"switch",title:i,children:[R("input",{type:"checkbox",role:"switch",checked:e,disabled:r,onChange:s=>t(s.target.checked)}),R("span",{class:"switch-track","aria-hidden":"true"}),R("span",{children:n})]})}function is({label:n,value:e,kind:t,onChange:i,names:r=["x","y","z"],limits:s}){let o=Ci(),a=co(t);return R("div",{class:"vector",role:"group","aria-labelledby":o,children:[R("span",{id:o,class:"vector-label",children:[n," ",R("span",{class:"unit",children:a.label&&`[${a.label}]`})]}),R("div",{class:"vector-cells",children:r.map((l,c)=>R("label",{class:"vector-cell",children:[R("span",{children:l}),R(Fd,{label:`${n}, ${l}`,value:e[c],kind:t,min:s===void 0?void 0:-s,max:s,onChange:u=>i(e.map((f,d)=>d===c?u:f),c)})]},l))})]})}var zd=Pe(!1),rs=Pe(null),kd=Pe(null),ho=(n,e)=>$n("Move the joints",t=>({pose:{...t.pose,q:n}}),e);function Qg(n,e){let t=Jt.peek();if(!t||!Ms.peek()?.has("frames"))return;let i=Ou(t);if(i<0)return;let{reach:r}=Jn.peek()??{reach:1},s=Jg(t,o=>Ku(o),i,n,cn.peek().q,{attitude:zd.peek(),scale:r});ei(()=>{ho(s.q,e),rs.value={words:s.words||"The tip is where it was put.",level:s.words?"warning":"good"}})}var e0=n=>{let e=[...il.peek()];return[e[3],e[7],e[11]]=n,e};function bS({joint:n}){let e=Jt.value?.joints.indexOf(n)??0,t=cn.value.q[n.q],[i,r]=[n.lower[0],n.upper[0]],s=i!==null&&t<i-1e-12||r!==null&&t>r+1e-12;return R(Kg,{label:n.name,value:t,kind:pu(n.type),min:i,max:r,span:n.type==="prismatic"?Jn.value?.reach:Math.PI,onChange:o=>(ho(cn.peek().q.map((a,l)=>l===n.q?o:a),`q${n.q}`),rs.value=null),onFocus:o=>_r.value={..._r.peek(),joint:o?e:void 0},remark:s?`outside its limits ${uo(i??-1/0,pu(n.type))} to ${uo(r??1/0,pu(n.type))}`:void 0})}function MS({joint:n}){let e=Jt.value?.positions.slice(n.q,n.q+n.nq)??[],t=Jt.value?.position_units.slice(n.q,n.q+n.nq)??[];return R("div",{class:"free-joint",role:"group","aria-label":n.name,children:[R("h4",{children:[n.name," ",R("small",{children:n.type})]}),R("div",{class:"row",children:e.map((i,r)=>R(Ud,{label:i,value:cn.value.q[n.q+r],kind:t[r]==="rad"?"angle":t[r]==="m"?"length":"plain",onChange:s=>ho(cn.peek().q.map((o,a)=>a===n.q+r?s:o),`q${n.q+r}`)},i))})]})}var Vd={floor:[...qn],wall:[0,0,1,0,0,1,0,0,-1,0,0,0,0,0,0,1],ceiling:[1,0,0,0,0,-1,0,0,0,0,-1,0,0,0,0,1]},t0=n=>Object.keys(Vd).find(e=>Rt(Vd[e]).every((t,i)=>Math.abs(t-Rt(n)[i])<1e-9))??"other",Bd=[["earth","Earth",9.81],["moon","Moon",1.62],["none","None",0]];function SS(){Rn(()=>{Gu(null),Ei.value={tip:(f,d)=>{if(d==="end")return kd.value=null,void ps();kd.value=f,Qg(e0(f),"tip")}};let u=bt(()=>{let f=cn.value.wrench,d=il.value,h=Jn.value?.reach??1,g=Rt(d),x=(p,m,v,w=!1)=>{let y=lt(p);if(y<1e-9)return[];let E=h*(.12+.16*Math.min(1,Math.log10(1+y)/3));return[{at:Fe(d),vector:gs(g,p).map(T=>T/y*E),colour:m,label:v,double:w}]};_r.value={..._r.peek(),goal:kd.value??Fe(d),arrows:[...x(f.slice(0,3),1,uo(lt(f.slice(0,3)),"force")),...x(f.slice(3),3,uo(lt(f.slice(3)),"torque"),!0)]}});return()=>{u(),Ei.value={},_r.value={},rs.value=null}},[]);let n=Jt.value,e=en.value;if(!n)return R("p",{class:"hint",children:"This robot is not known in this page."});let t=il.value,i=Ro(Rt(t)),r=e.gravity.map(u=>Math.abs(u)),s=lt(e.gravity),o=u=>f=>$n("Push the tip",d=>({pose:{...d.pose,wrench:u?[...d.pose.wrench.slice(0,3),...f]:[...f,...d.pose.wrench.slice(3)]}})),a=(u,f="")=>$n("Change the payload",d=>({model:{...d.model,payload:{...d.model.payload,...u}}}),f),l=u=>$n("Change gravity",f=>({model:{...f.model,gravity:u}})),c=Ou(n)>=0&&!!Ms.value?.has("frames");return R(Yt,{children:[R(Ss,{title:"Joints",aside:R(er,{small:!0,kind:"quiet",onClick:()=>(ho([...n.neutral],""),rs.value=null),children:"All to zero"}),children:R("div",{class:"joints",children:n.joints.map(u=>u.nq===1?R(bS,{joint:u},u.name):R(MS,{joint:u},u.name))})}),R(Ss,{title:"Tip",hint:c?"Drag the orange ball in the picture, or type where the tip is to go.":void 0,aside:c&&R(jg,{label:"Hold the attitude",value:zd.value,onChange:u=>zd.value=u}),children:[R(is,{label:"Position",kind:"length",value:Fe(t),onChange:u=>(Qg(e0(u),""),ps())}),R("p",{class:"facts-line",children:["Attitude, as axis times angle: ",i.map(u=>uo(u,"angle",1)).join(", ")]}),rs.value&&R(Tp,{level:rs.value.level,children:rs.value.words})]}),R(Ss,{title:"Payload at the tip",children:[R("div",{class:"row",children:[R(Ud,{label:"Mass",kind:"mass",value:e.payload.mass,min:0,onChange:u=>a({mass:u},"payload")}),R(er,{small:!0,kind:"quiet",disabled:!e.payload.mass&&!e.payload.inertia.some(Boolean),onClick:()=>a({mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}),children:"Put it down"})]}),e.payload.mass>0&&R(Yt,{children:[R(is,{label:"Centre of mass, from the tip",kind:"length",value:e.payload.com,onChange:u=>a({com:u})}),R(is,{label:"Inertia about it",kind:"inertia",names:["xx","yy","zz"],value:e.payload.inertia.slice(0,3),onChange:u=>a({inertia:[...u,...e.payload.inertia.slice(3)]})})]})]}),R(Ss,{title:"Force on the tip",fold:!0,open:cn.value.wrench.some(Boolean),hint:"In the tip’s frame.",children:[R(is,{label:"Force",kind:"force",value:cn.value.wrench.slice(0,3),onChange:o(0)}),R(is,{label:"Moment",kind:"torque",value:cn.value.wrench.slice(3),onChange:o(1)}),R("div",{class:"buttons",children:R(er,{small:!0,disabled:!cn.value.wrench.some(Boolean),onClick:()=>$n("Let the tip go",u=>({pose:{...u.pose,wrench:[0,0,0,0,0,0]}})),children:"No force"})})]}),R(Ss,{title:"Gravity and mounting",fold:!0,open:!1,children:[R(Od,{label:"Gravity",value:Bd.find(([,,u])=>Math.abs(u-s)<1e-6)?.[0]??"other",options:[...Bd.map(([u,f])=>[u,f]),["other","Other"]],onChange:u=>{let f=Bd.find(([h])=>h===u)?.[2];if(f===void 0)return;let d=s>0?e.gravity.map(h=>h/s):r.some(Boolean)?e.gravity:[0,0,-1];l(f?d.map(h=>h*f||0):[0,0,0])}}),R(is,{label:"Gravity, in the root frame",kind:"gravity",value:e.gravity,onChange:l}),e.kind==="dh"&&R(Od,{label:"Mounted on",value:t0(e.base),options:[["floor","Floor"],["wall","Wall"],["ceiling","Ceiling"],...t0(e.base)==="other"?[["other","Other"]]:[]],onChange:u=>u!=="other"&&$n("Mount the arm",f=>{if(f.model.kind!=="dh")return{};let d=[...Vd[u]];return[d[3],d[7],d[11]]=Fe(f.model.base),{model:{...f.model,base:d}}})})]}),R("div",{class:"buttons foot-buttons",children:R(er,{icon:"code",onClick:()=>{ni(Hd(),"Python")},children:"Copy as Python"})})]})}var Hd=()=>{let n=cn.value.wrench,e=new Array(Jt.value?.n??0).fill(0);return Ki(`q = ${Yn(cn.value.q)}`,"poses = iso.poses(robot, q)",`tau = robot.inverse_dynamics(q, ${Yn(e)}, ${Yn(e)}${n.some(Boolean)?`, wrench=${Yn(n)}`:""})`,"print(tau)")};Zi({id:"pose.zero",title:"Move all joints to zero",words:"home neutral reset",run:()=>Jt.peek()&&ho([...Jt.peek()?.neutral??[]],""),python:()=>Ki("q = robot.neutral()")},{id:"pose.middle",title:"Move all joints to the middle of their limits",run:()=>{let n=Jt.peek();n&&ho(cn.peek().q.map((e,t)=>{let i=n.joints.find(r=>r.q===t&&r.nq===1);return i&&i.lower[0]!==null&&i.upper[0]!==null?(i.lower[0]+i.upper[0])/2:e}),"")}},{id:"pose.python",title:"Copy the pose and its torques as Python",words:"code",run:()=>{ni(Hd(),"Python")},python:Hd});du({id:"pose",title:"Pose",icon:"pose",key:"3",layout:"side",component:SS});async function wS(){let n=[["link",()=>wd(location.hash)],["page",()=>ys("document")?Mo(ys("document")):null],["browser",Hg]];for(let[e,t]of n)try{let i=await t();if(i)return{found:i,from:e}}catch(i){if(!(i instanceof kt))throw i;mi(`${i.message} ${i.remedy}`,"error")}return{found:null,from:"none"}}async function ES(){let{found:n,from:e}=await wS();n&&Yf(n),e==="link"&&(history.replaceState(null,"",location.pathname+location.search),n?.view.screen==="start"&&tn({screen:"model"})),yp(),pp(),Wu(),Vg(),ap(t=>{t.document&&e!=="link"&&ti("Open what the server was started with",Mo(t.document),!0)}),document.addEventListener("keydown",Uf),addEventListener("hashchange",()=>{wd(location.hash).then(t=>t&&ti("Open the link",t,!0),t=>mi(t.message,"error"))}),ff(R(qg,{}),document.getElementById("app"))}ES();Object.assign(globalThis,{workbench:{document:()=>wn.peek(),replace:n=>ti("Replace the document",Mo(n),!0),look:tn,run:Pi,drawn:oo,waiting:Ng,player:Xu}});})();
